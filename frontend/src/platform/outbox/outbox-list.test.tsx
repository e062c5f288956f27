// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { newItem, type OutboxItem } from './outbox-item.ts'
import { OutboxList } from './outbox-list.tsx'

let root: Root | undefined

const item = (label: string): OutboxItem => {
  const request = { method: 'POST', url: '/api/x', body: {} }
  return newItem({ id: label, kind: 'post', lane: 'post', request, label }, [], Date.now())
}

const show = (items: readonly OutboxItem[]): void => {
  flushSync(() => root?.render(<OutboxList items={items} />))
}

const firstButton = (): HTMLButtonElement | null => document.querySelector('li button')

afterEach(() => {
  root?.unmount()
  document.body.innerHTML = ''
})

it('moves the focus to the next entry when the focused one goes', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show([item('eins'), item('zwei')])
  firstButton()?.focus()
  show([item('zwei')])
  await vi.waitFor(
    () => {
      expect(document.activeElement).toBe(firstButton())
    },
    { timeout: 100_000 },
  )
})
