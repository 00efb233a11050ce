// Export of SVG drawings: printing, self-contained files, sharing as pictures.
import { elements } from "./sanitizer-module.js";
import { offerDownload } from "./address-and-downloads.js";
import { copyLink } from "./clipboard.js";
import { tell } from "./send-to-python.js";

/** @typedef {Record<"family" | "weight" | "style" | "range" | "address", string>} Face */

const DOTS = 2; // pixels of a PNG per drawing unit
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
let asked = false; // whether the print tray was filled by a button

export function listen() {
  addEventListener("beforeprint", () => {
    // Printing by the browser's own command: prints the keepsake that is open, or else the page as usual.
    if (!asked) fill([...document.querySelectorAll(".keepsake-drawing > svg")].map((each) => each.outerHTML).join(""));
  });
  addEventListener("afterprint", () => (asked = false));
}

/**
 * Print these drawings only, each on its own sheet.
 * @param {string} drawings
 */
export function print(drawings) {
  fill(drawings);
  asked = true;
  window.print();
}

/**
 * Save a drawing under that name, whose extension says whether as SVG or as PNG. Answers `PictureSaved` or
 * `PictureNotSaved`.
 * @param {string} name @param {string} drawing
 */
export async function saveDrawing(name, drawing) {
  try {
    const alone = await withFonts(drawing);
    offerDownload(name, name.endsWith(".png") ? await painted(alone) : new Blob([XML, alone], { type: "image/svg+xml" }));
    tell("PictureSaved", name);
  } catch (error) {
    console.info(error);
    tell("PictureNotSaved", name);
  }
}

/**
 * Share a drawing as a picture if the browser can, else copy a link to it.
 * @param {string} name @param {string} title @param {string} drawing @param {string} fragment
 */
export async function shareDrawing(name, title, drawing, fragment) {
  try {
    const file = new File([await painted(await withFonts(drawing))], name, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file], title });
  } catch (error) {
    if (/** @type {Error} */ (error).name === "AbortError") return; // the person cancelled
  }
  copyLink(fragment);
}

/**
 * Fill the print tray, whose content is all that is printed (gallery.css).
 * @param {string} drawings
 */
function fill(drawings) {
  const tray = document.getElementById("printing") ?? document.body.appendChild(document.createElement("div"));
  tray.id = "printing";
  tray.replaceChildren(elements(drawings));
}

/**
 * The drawing with all the fonts that it uses embedded.
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

/** All our own fonts declared in the page's style sheets. */
function fontFaces() {
  return [...document.styleSheets].flatMap((sheet) => facesAmong(sheet.cssRules, sheet.href ?? document.baseURI));
}

/**
 * The typefaces among these rules and in their cascade layers; their addresses are relative to that of the sheet.
 * @param {CSSRuleList} rules @param {string} base @returns {Face[]}
 */
function facesAmong(rules, base) {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return facesAmong(rule.cssRules, base);
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const style = rule.style;
    const address = style.getPropertyValue("src").match(/url\("?([^")]+)"?\)/);
    if (!address) return []; // one of the reader's machine
    return {
      family: names(style.getPropertyValue("font-family"))[0],
      weight: style.getPropertyValue("font-weight") || "400",
      style: style.getPropertyValue("font-style") || "normal",
      range: style.getPropertyValue("unicode-range"),
      address: new URL(address[1], base).href,
    };
  });
}

/**
 * Whether a `unicode-range` includes any of these characters; without a range, it includes all.
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
 * A self-contained drawing as a PNG.
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
