// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

let root: Root | undefined

const showNested = () => {
  const close = { outer: vi.fn(), inner: vi.fn() }
  root = createRoot(document.createElement('div'))
  flushSync(() => {
    root?.render(
      <Dialog title="Profil" onClose={close.outer}>
        <input type="file" />
        <Dialog title="Follower" onClose={close.inner}>
          Leute
        </Dialog>
      </Dialog>,
    )
  })
  return close
}

const dialogNamed = (title: string): Element | undefined =>
  [...document.querySelectorAll('dialog')].find((one) => one.textContent.startsWith(title))

const cancel = (element: Element | null | undefined): void => {
  if (!element) throw new Error('There is nothing to cancel.')
  element.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }))
}

afterEach(() => {
  root?.unmount()
})

describe('a dialog', () => {
  it('stays open when a dialog inside is closed with Escape', () => {
    const close = showNested()
    cancel(dialogNamed('Follower'))
    expect(close.inner).toHaveBeenCalledTimes(1)
    expect(close.outer).not.toHaveBeenCalled()
    cancel(dialogNamed('Profil'))
    expect(close.outer).toHaveBeenCalledTimes(1)
  })

  it('stays open when the member closes a file picker', () => {
    const close = showNested()
    cancel(document.querySelector('input[type=file]'))
    expect(close.outer).not.toHaveBeenCalled()
  })
})
