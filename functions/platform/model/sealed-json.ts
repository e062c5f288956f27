const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
}

/** JSON whose texts cannot close the element around it in a prompt. */
export const sealedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&]/g, (character) => ESCAPES[character] ?? character)
