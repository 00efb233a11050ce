// The broadcast channels on which a page's diagrams and their interpreter meet; each name ends in an id.
export const ROOM = "penny-press:room:"; // frames ask to be let in, the room answers
export const DIAGRAM = "penny-press:diagram:"; // one frame and the interpreter
