import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { acceptLegal } from '#shared/api/legal.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { answerAcceptances } from '../acceptances.ts'
import { until } from '../clock.ts'
import { ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText, inside, untilGone } from '../queries.ts'

const LEGAL_KEY = 'hoellenlaerm-legal'

it('asks a member again after a new version, and says what changed since the accepted one', async () => {
  const sent = theApi().on(acceptLegal, ({ body }) => ({
    version: body.version,
    acceptedAt: '2026-11-27T10:00:00.000Z',
  }))
  answerAcceptances(theApi(), '2025-01')
  localStorage.setItem(LEGAL_KEY, '2025-01')
  const { user } = await openApp('/', { legalAccepted: false })
  const dialog = await inside('dialog', 'Die Hausordnung ist neu')
  expect(dialog.getByRole('group', { name: 'AGB' }).textContent).toContain('Widerspruch')
  // Of the version in between.
  expect(dialog.getByRole('group', { name: 'Datenschutz' }).textContent).toContain('AI-Hilfe')
  await user.click(dialog.getByRole('button', { name: 'Ich stimme zu' }))
  await untilGone('dialog', 'Die Hausordnung ist neu')
  expect([sent[0]?.body, localStorage.getItem(LEGAL_KEY)]).toEqual([
    { version: LEGAL_VERSION },
    LEGAL_VERSION,
  ])
})

it('asks nothing when the account accepted the version on another device, also later', async () => {
  const asked = answerAcceptances(theApi(), '2025-01', LEGAL_VERSION)
  const { reload } = await openApp('/', { legalAccepted: false })
  await until(() => {
    expect(localStorage.getItem(LEGAL_KEY)).toBe(LEGAL_VERSION)
  })
  const before = asked.length
  await reload()
  await find('button', 'Abmelden')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toHaveLength(before)
})

it('says what changed since the version that the account accepted elsewhere', async () => {
  answerAcceptances(theApi(), '2026-11', '2025-01')
  await openApp('/', { legalAccepted: false })
  const dialog = await inside('dialog', 'Die Hausordnung ist neu')
  const changes = dialog.getByRole('group', { name: 'Datenschutz' }).textContent
  expect(changes).not.toContain('AI-Hilfe')
})

it('asks each member of a shared browser, who did not accept', async () => {
  answerAcceptances(theApi(), '2025-01')
  localStorage.setItem(`${LEGAL_KEY}-by`, ulid(99))
  await openApp('/')
  await inside('dialog', 'Die Hausordnung ist neu')
})

it('lists the changes of every version in both texts', async () => {
  await openApp('/agb', { me: null })
  await findText('Fassung vom 27.11.2026:')
  expect(screen.getByRole('heading', { name: 'Was hat sich geändert' })).toBeTruthy()
  await findText('Fassung vom 01.01.2025:')
})
