import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { setGuestObjection, setObjection } from '#shared/api/objections.ts'
import type { Appeal, OwnAppeal } from '#shared/api/own-appeal.ts'
import { listOwnReports, readReceipt, type OwnReport } from '#shared/api/reports.ts'
import { anAppeal } from '../appeals.ts'
import { refuse } from '../fake-api.ts'
import { ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, untilFocused } from '../queries.ts'

const AT = '2026-11-02T10:00:00.000Z'
const TEXT = 'Das ist keine Meinung, sondern ein Aufruf zur Gewalt.'
const REASONS = 'Der zweite Satz ruft tatsächlich zur Gewalt auf.'

const POSSIBLE: OwnAppeal = { appeal: null, endsAt: '2027-05-02T22:00:00.000Z', mayAppeal: true }

const sent = (about: Partial<Appeal> = {}): OwnAppeal => ({
  ...POSSIBLE,
  mayAppeal: about.state === 'withdrawn',
  appeal: anAppeal({ text: TEXT, at: AT, ...about }),
})

const aReport = (about: Partial<OwnReport> = {}): OwnReport => ({
  id: ulid(98),
  kind: 'community-post',
  targetId: ulid(7),
  category: 'hate',
  title: 'Böse Worte',
  path: `/#post-${ulid(7)}`,
  at: '2026-11-01T10:00:00.000Z',
  outcome: 'no-violation',
  reason: 'Das ist eine Meinung.',
  decidedAt: AT,
  objection: POSSIBLE,
  ...about,
})

const openReports = (...reports: OwnReport[]) => {
  theApi().on(listOwnReports, () => reports)
  return openApp('/meldungen')
}

const field = () => screen.getByRole('textbox', { name: /Warum verstößt das doch/ })

beforeEach(() => {
  sessionStorage.clear()
})

describe('the objection to a dismissed report', () => {
  it('is written in its entry, and can be withdrawn', async () => {
    const { user } = await openReports(
      aReport(),
      aReport({ id: ulid(99), outcome: 'acted', objection: null }),
    )
    await findText(/Das geht einmal, bis 2\. Mai 2027/)
    const calls = theApi().on(setObjection, ({ body }) =>
      body.text === null ? sent({ state: 'withdrawn' }) : sent(),
    )
    await user.click(button('Einspruch einlegen'))
    await untilFocused(field)
    await fill(user, field(), 'Falsch.')
    await user.click(button('Einspruch einlegen'))
    await findText(/mindestens 20 Zeichen, damit/)
    expect(calls).toHaveLength(0)
    await user.clear(field())
    await fill(user, field(), TEXT)
    await user.click(button('Einspruch einlegen'))
    await findText('Angekommen. Ein anderer Mensch als beim ersten Mal liest ihn.')
    expect(calls[0]).toMatchObject({
      params: { kind: 'community-post', id: ulid(7) },
      body: { text: TEXT },
    })
    await user.click(button('Einspruch zurückziehen'))
    const dialog = await find('dialog', 'Einspruch zurückziehen')
    await user.click(within(dialog).getByRole('button', { name: 'Einspruch zurückziehen' }))
    await findText('Zurückgezogen.')
    expect(calls[1]?.body).toEqual({ text: null })
  })

  it('keeps what was typed when the answer is lost', async () => {
    const { user } = await openReports(aReport())
    theApi().on(setObjection, () => refuse('unavailable', 'Gleich wieder da.'))
    await user.click(await find('button', 'Einspruch einlegen'))
    await fill(user, field(), TEXT)
    await user.click(button('Einspruch einlegen'))
    await findText('Einspruch nicht gesendet')
    expect(field()).toHaveProperty('value', TEXT)
  })

  it('shows that the case is open again, with the reasons', async () => {
    const objection = sent({ state: 'decided', decision: 'lift', reasons: REASONS, decidedAt: AT })
    await openReports(aReport({ outcome: null, reason: null, decidedAt: null, objection }))
    await findText('Nach deinem Einspruch entscheidet jemand anderes neu')
    await findText(/Du hast recht bekommen/)
    await findText(REASONS)
    expect(screen.queryByRole('button', { name: 'Einspruch einlegen' })).toBeNull()
  })

  it('shows a rejection with its reasons and what is left', async () => {
    const decided = { state: 'decided', decision: 'uphold', decidedAt: AT } as const
    await openReports(aReport({ objection: sent({ ...decided, reasons: REASONS }) }))
    await findText('Es bleibt dabei: kein Verstoß.')
    await findText(REASONS)
    await findText(/Art\. 21 DSA/)
  })

  it.each([
    ['acted', 'Du hattest recht, wir haben etwas getan'],
    ['unchanged', 'Es bleibt bei dem, was wir getan haben'],
  ] as const)('asks why it is not enough where something was done (%s)', async (outcome, state) => {
    const { user } = await openReports(aReport({ outcome }))
    await findText(state)
    await findText(/Dir reicht das nicht\?/)
    const calls = theApi().on(setObjection, () => sent())
    await user.click(button('Einspruch einlegen'))
    const why = () => screen.getByRole('textbox', { name: /Warum reicht das nicht\?/ })
    await untilFocused(why)
    await fill(user, why(), TEXT)
    await user.click(button('Einspruch einlegen'))
    await findText('Angekommen. Ein anderer Mensch als beim ersten Mal liest ihn.')
    expect(calls[0]?.body).toEqual({ text: TEXT })
  })

  it('says that it stays at what was done, and not what that was', async () => {
    const decided = { state: 'decided', decision: 'uphold', decidedAt: AT } as const
    const objection = sent({ ...decided, reasons: REASONS })
    await openReports(aReport({ outcome: 'acted', reason: null, objection }))
    await findText('Es bleibt bei dem, was wir getan haben.')
    expect((await find('list', 'Gemeldet')).textContent).not.toMatch(
      /Verwarnung|Sperre|gesperrt|drastisch|kein Verstoß/,
    )
  })

  it('says when the time is over', async () => {
    await openReports(aReport({ objection: { ...POSSIBLE, mayAppeal: false } }))
    await findText(/Einspruch war bis 2\. Mai 2027 möglich/)
  })
})

describe('the objection of a guest', () => {
  it('is sent with the receipt', async () => {
    const receipt = 'ab'.repeat(32)
    const { id, kind, category, at, outcome, reason, decidedAt, objection } = aReport()
    theApi().on(readReceipt, () => ({
      ...{ id, kind, category, at, outcome, reason, decidedAt, objection },
    }))
    const calls = theApi().on(setGuestObjection, () => sent())
    const { user } = await openApp(`/meldung#${receipt}`, { me: null })
    await user.click(await find('button', 'Einspruch einlegen'))
    await fill(user, field(), TEXT)
    await user.click(button('Einspruch einlegen'))
    await findText('Angekommen. Ein anderer Mensch als beim ersten Mal liest ihn.')
    expect(calls.map(({ body }) => body)).toEqual([{ receipt, text: TEXT }])
  })
})
