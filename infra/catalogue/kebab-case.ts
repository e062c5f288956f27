export const kebabCase = (camelCase: string): string =>
  camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
