// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isEnter, isOfInputMethod } from './enter-key.ts'

const press = (init: KeyboardEventInit & { keyCode?: number } = {}) =>
  new KeyboardEvent('keydown', { key: 'Enter', ...init })

describe('Enter', () => {
  it('is one when nothing is being composed', () => {
    expect(isEnter(press())).toBe(true)
    expect(isEnter(press({ key: 'a' }))).toBe(false)
  })

  it.each([
    ['while a word is composed', { isComposing: true }],
    ['when only its code says so, as in Safari', { keyCode: 229 }],
    ['with both', { isComposing: true, keyCode: 229 }],
  ])('belongs to the input method %s', (_, init) => {
    expect(isEnter(press(init))).toBe(false)
    expect(isOfInputMethod(press({ ...init, key: 'Escape' }))).toBe(true)
  })

  it('belongs to the input method just after a word ended', () => {
    const END_MS = 5000
    const end = new CompositionEvent('compositionend')
    // The clock of the machine gives fractions, whose sums are not exact.
    Object.defineProperty(end, 'timeStamp', { value: END_MS })
    document.dispatchEvent(end)
    const at = (timeStamp: number) => ({ key: 'Enter', keyCode: 13, isComposing: false, timeStamp })
    expect([0, 100, 101].map((ms) => isEnter(at(END_MS + ms)))).toEqual([false, false, true])
  })
})
