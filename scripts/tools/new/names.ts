/** `listThings` → `list-things`, `ListThings` → `list-things`. */
export const kebabCase = (name: string): string => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()

/** `list-things` → `listThings`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `list-things` → `ListThings`. */
export const pascalCase = (name: string): string => {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}
