import { screen, within, type BoundFunctions, type queries } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { until } from './clock.ts'

type Queries = BoundFunctions<typeof queries>
type Name = string | RegExp

/** The element of a role and a name, as soon as it is there. */
export const find = (role: string, name?: Name, where: Queries = screen): Promise<HTMLElement> =>
  until(() => where.getByRole(role, name === undefined ? {} : { name }))

const matches = (element: Element, text: Name): boolean =>
  typeof text === 'string' ? textOf(element).includes(text) : text.test(textOf(element))

/** The innermost elements that have the text in them. */
export const allWithText = (text: Name, where: ParentNode = document.body): HTMLElement[] =>
  [...where.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      matches(element, text) && ![...element.children].some((child) => matches(child, text)),
  )

/** The first element with this text, as soon as it is there. */
export const findText = (text: Name): Promise<HTMLElement> =>
  until(() => {
    const [first] = allWithText(text)
    if (!first) throw new Error(`Nothing says ${String(text)}.`)
    return first
  })

export const inside = async (role: string, name: Name): Promise<Queries> =>
  within(await find(role, name))

/** Once nothing of this role and name is left. */
export const untilGone = (role: string, name: Name, where: Queries = screen): Promise<void> =>
  until(() => {
    expect(where.queryAllByRole(role, { name })).toEqual([])
  })

/** As it is read: a no-break space is a space. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ')

/** Once nothing says this any more. */
export const untilUnsaid = (text: Name): Promise<void> =>
  until(() => {
    expect(allWithText(text)).toEqual([])
  })

/** Once the element that `get` finds has the text in it. */
export const untilText = (get: () => HTMLElement, text: string): Promise<void> =>
  until(() => {
    expect(textOf(get())).toContain(text)
  })

export const untilFocused = (get: () => HTMLElement): Promise<void> =>
  until(() => {
    expect(document.activeElement).toBe(get())
  })

/** The element of this role that has the text in it. */
export const withText = (role: string, text: string): HTMLElement => {
  const found = screen.queryAllByRole(role).filter((one) => textOf(one).includes(text))
  const [only] = found
  if (found.length !== 1 || !only) throw new Error(`${found.length} ${role} contain "${text}".`)
  return only
}

export const button = (name: Name): HTMLElement => screen.getByRole('button', { name })

export const region = (name: string): HTMLElement => screen.getByRole('region', { name })

/** Replaces what a field holds, in one go. */
export const fill = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field)
  if (text === '') return
  await user.click(field)
  await user.paste(text)
}

/** Presses a key on an element, as somebody without a mouse does. */
export const press = async (user: UserEvent, element: HTMLElement, key: string): Promise<void> => {
  element.focus()
  await user.keyboard(key)
}
