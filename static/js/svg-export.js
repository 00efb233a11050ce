// Drawings (SVG) that leave the page: printed, saved as files that stand alone, handed on as pictures.
import { elements } from "./markup.js";
import { copy, hand } from "./browser-apis.js";
import { tell } from "./post-message.js";

/** @typedef {Record<"family" | "weight" | "style" | "range" | "address", string>} Face */

const DOTS = 2; // of a PNG for each unit of its drawing
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
let asked = false; // whether what lies in the printing tray has been put there by a button

export function listen() {
  addEventListener("beforeprint", () => {
    // The browser's own way to print: the drawing that is open large, or the page as ever.
    if (!asked) fill([...document.querySelectorAll(".keepsake-drawing > svg")].map((each) => each.outerHTML).join(""));
  });
  addEventListener("afterprint", () => (asked = false));
}

/**
 * Print these drawings, a sheet of paper each, and nothing else.
 * @param {string} drawings
 */
export function print(drawings) {
  fill(drawings);
  asked = true;
  window.print();
}

/**
 * Save a drawing under that name, which says whether as it is or as a picture. Answers `EffectDone`.
 * @param {string} name @param {string} drawing
 */
export async function saveDrawing(name, drawing) {
  try {
    const alone = await withFonts(drawing);
    hand(name, name.endsWith(".png") ? await painted(alone) : new Blob([XML, alone], { type: "image/svg+xml" }));
    tell("EffectDone", "picture-saved", name);
  } catch (error) {
    console.info(error);
    tell("EffectDone", "picture-failed", name);
  }
}

/**
 * Hand a drawing on as a picture, where the browser can; else copy a link to it.
 * @param {string} name @param {string} title @param {string} drawing @param {string} fragment
 */
export async function shareDrawing(name, title, drawing, fragment) {
  try {
    const file = new File([await painted(await withFonts(drawing))], name, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file], title });
  } catch (error) {
    if (/** @type {Error} */ (error).name === "AbortError") return; // the person thought better of it
  }
  copy(fragment);
}

/**
 * What lies in the tray is on paper all there is of the page (gallery.css).
 * @param {string} drawings
 */
function fill(drawings) {
  const tray = document.getElementById("printing") ?? document.body.appendChild(document.createElement("div"));
  tray.id = "printing";
  tray.replaceChildren(elements(drawings));
}

/**
 * The drawing with every typeface in it that it is set in.
 * @param {string} drawing
 */
async function withFonts(drawing) {
  const families = new Set([...drawing.matchAll(/font-family="([^"]*)"/g)].flatMap(([, list]) => names(list)));
  const points = new Set([...drawing].map((character) => /** @type {number} */ (character.codePointAt(0))));
  const faces = fontFaces().filter(({ family, range }) => families.has(family) && covers(range, points));
  const rules = await Promise.all(faces.map(embedded));
  return drawing.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${rules.join("")}</style>`);
}

/** @param {string} list */
function names(list) {
  return list.replaceAll("&#39;", "'").split(",").map((name) => name.trim().replace(/^['"]|['"]$/g, ""));
}

/** Every typeface of our own that the page's style sheets know. */
function fontFaces() {
  /** @type {Face[]} */
  const found = [];
  for (const sheet of document.styleSheets) {
    for (const { style, constructor } of /** @type {Iterable<CSSFontFaceRule>} */ (sheet.cssRules)) {
      const address = constructor.name === "CSSFontFaceRule" && style.getPropertyValue("src").match(/url\("?([^")]+)"?\)/);
      if (!address) continue; // no typeface, or one of the reader's machine
      found.push({
        family: names(style.getPropertyValue("font-family"))[0],
        weight: style.getPropertyValue("font-weight") || "400",
        style: style.getPropertyValue("font-style") || "normal",
        range: style.getPropertyValue("unicode-range"),
        address: new URL(address[1], sheet.href ?? document.baseURI).href,
      });
    }
  }
  return found;
}

/**
 * Whether a `unicode-range` has any of these characters; none has all.
 * @param {string} range @param {Set<number>} points
 */
function covers(range, points) {
  if (!range) return true;
  const spans = range.split(",").map((span) => {
    const [from, to] = span.trim().slice(2).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt((to ?? from).replaceAll("?", "F"), 16)];
  });
  return [...points].some((point) => spans.some(([from, to]) => from <= point && point <= to));
}

/** @param {Face} face */
async function embedded({ family, weight, style, address }) {
  const content = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let text = "";
  for (let at = 0; at < content.length; at += 0x8000) text += String.fromCharCode(...content.subarray(at, at + 0x8000));
  const source = `url(data:font/woff2;base64,${btoa(text)})`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:${source}}`;
}

/**
 * A drawing that stands alone, as a PNG.
 * @param {string} drawing @returns {Promise<Blob>}
 */
async function painted(drawing) {
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * DOTS;
    canvas.height = image.naturalHeight * DOTS;
    /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((then, fail) =>
      canvas.toBlob((blob) => (blob ? then(blob) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
