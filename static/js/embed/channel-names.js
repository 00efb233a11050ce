// Names of the broadcast channels between a page's diagrams and their interpreter. An id is appended to each.
export const INTERPRETER = "penny-press:interpreter:"; // frames request a session, the interpreter frame answers
export const DIAGRAM = "penny-press:diagram:"; // between one frame and the interpreter
