import { screen, within, type BoundFunctions, type queries } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { until } from './clock.ts'

type Queries = BoundFunctions<typeof queries>
type Name = string | RegExp

const named = (name: Name | undefined) => (name === undefined ? {} : { name })

/** Waits for the element with a role and a name. */
export const find = (role: string, name?: Name, where: Queries = screen): Promise<HTMLElement> =>
  until(() => where.getByRole(role, named(name)))

/** Waits for a control that can be used: until it knows its state, it is disabled. */
export const findEnabled = (role: string, name: Name, where: Queries = screen) =>
  until(() => {
    const control = where.getByRole(role, { name })
    expect(control.getAttribute('aria-disabled')).not.toBe('true')
    return control
  })

const matches = (element: Element, text: Name): boolean =>
  typeof text === 'string' ? textOf(element).includes(text) : text.test(textOf(element))

/** The innermost elements that contain the text. */
export const allWithText = (text: Name, where: ParentNode = document.body): HTMLElement[] =>
  [...where.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      matches(element, text) && ![...element.children].some((child) => matches(child, text)),
  )

/** Waits for the first element with this text. */
export const findText = (text: Name): Promise<HTMLElement> =>
  until(() => {
    const [first] = allWithText(text)
    if (!first) throw new Error(`Nothing says ${String(text)}.`)
    return first
  })

/**
 * Queries in the element with a role and a name, once it is there. Each looks for that element anew, because React may
 * have replaced it since.
 */
export const inside = async (role: string, name?: Name): Promise<Queries> => {
  const queriesIn = (element: HTMLElement): Queries => within(element)
  const first = queriesIn(await find(role, name))
  return new Proxy(first, {
    get: (_, query: keyof Queries) => queriesIn(screen.getByRole(role, named(name)))[query],
  })
}

/** Waits until no element has this role and name. */
export const untilGone = (role: string, name: Name, where: Queries = screen): Promise<void> =>
  until(() => {
    expect(where.queryAllByRole(role, { name })).toEqual([])
  })

/** The text with no-break spaces as spaces. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ')

/** Waits until no element has this text. */
export const untilUnsaid = (text: Name): Promise<void> =>
  until(() => {
    expect(allWithText(text)).toEqual([])
  })

/** Waits until the element that `get` finds contains the text. */
export const untilText = (get: () => HTMLElement, text: string): Promise<void> =>
  until(() => {
    expect(textOf(get())).toContain(text)
  })

export const untilFocused = (get: () => HTMLElement): Promise<void> =>
  until(() => {
    expect(document.activeElement).toBe(get())
  })

/** The element of this role that contains the text. */
export const withText = (role: string, text: string): HTMLElement => {
  const found = screen.queryAllByRole(role).filter((one) => textOf(one).includes(text))
  const [only] = found
  if (found.length !== 1 || !only) throw new Error(`${found.length} ${role} contain "${text}".`)
  return only
}

export const button = (name: Name): HTMLElement => screen.getByRole('button', { name })

export const region = (name: string): HTMLElement => screen.getByRole('region', { name })

/** Replaces the value of a field at once. */
export const fill = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field)
  if (text === '') return
  await user.click(field)
  await user.paste(text)
}

/** Focuses an element and presses a key, as a member without a mouse does. */
export const press = async (user: UserEvent, element: HTMLElement, key: string): Promise<void> => {
  element.focus()
  await user.keyboard(key)
}
