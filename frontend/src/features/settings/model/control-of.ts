const NAMES = 'label, [id$="-label"], legend, button, a, h3'

const says = (element: Element, name: string): boolean =>
  element.textContent.trim().startsWith(name)

const fieldOf = (named: Element): HTMLElement | null => {
  const label = named.closest('label')
  if (label) return label.control
  if (named.tagName === 'LEGEND')
    return (
      named.parentElement?.querySelector<HTMLElement>('input:checked') ??
      named.parentElement?.querySelector<HTMLElement>('input') ??
      null
    )
  if (named.tagName === 'H3')
    return named.parentElement?.querySelector<HTMLElement>('button, input, select') ?? null
  return named as HTMLElement
}

/** The control of a section that a text on the page names: of a choice the chosen one, of a group the first. */
export const controlOf = (section: Element, name: string): HTMLElement | undefined =>
  [...section.querySelectorAll(NAMES)]
    .filter((element) => says(element, name))
    .map(fieldOf)
    .find((field) => field !== null) ?? undefined
