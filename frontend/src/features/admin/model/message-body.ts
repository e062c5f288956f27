/** Indents a JSON message; any other text stays unchanged. */
export const readable = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
