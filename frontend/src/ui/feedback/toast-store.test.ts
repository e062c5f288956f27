import { expect, test } from 'vitest'
import { currentToast, toast } from './toast-store.ts'

test('closes its own toast only', () => {
  const close = toast({ title: 'Ungültiger Dateityp' })
  close()
  expect(currentToast()).toMatchObject({ title: 'Ungültiger Dateityp', open: false })
  toast({ title: 'Beitrag ist draußen' })
  close()
  expect(currentToast()).toMatchObject({ title: 'Beitrag ist draußen', open: true })
})
