import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { readAppeal, submitAppeal, withdrawAppeal } from '#shared/api/appeals.ts'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import { readStatement } from '#shared/api/statements.ts'
import { anAppeal } from '../appeals.ts'
import { refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText } from '../queries.ts'
import { aStatement } from '../statements.ts'

const ID = '01JD3V6T5N0000000000000000'
const AT = '2026-11-20T08:00:00.000Z'
const ENDS = '2027-05-20T22:00:00.000Z'
const TEXT = 'Das war ein Zitat aus einem Songtext.'

const own = (about: Partial<OwnAppeal> = {}): OwnAppeal => ({
  appeal: null,
  endsAt: ENDS,
  mayAppeal: true,
  ...about,
})

const openStatement = (state: OwnAppeal) => {
  const statement = aStatement({ id: ID, appealEndsAt: ENDS })
  theApi().on(readStatement, () => statement)
  theApi().on(readAppeal, () => state)
  return openApp(`/entscheidungen/${ID}`)
}

describe('the appeal of a member', () => {
  it('has success although nothing could be brought back, and says so', async () => {
    const decided = { state: 'decided', decision: 'lift', nothingRestored: true } as const
    await openStatement(own({ appeal: anAppeal({ ...decided, reasons: TEXT }), mayAppeal: false }))
    await findText(/Zurückholen ließ sich nichts mehr/)
    expect(screen.queryByText(/Alles ist wieder wie vorher/)).toBeNull()
  })

  it('is written on the page of the decision, and can be withdrawn', async () => {
    const { user } = await openStatement(own())
    await findText(/Das geht bis 20\. Mai 2027/)
    const sent = theApi().on(submitAppeal, () => own({ appeal: anAppeal(), mayAppeal: false }))
    await user.type(screen.getByLabelText(/Warum ist die Entscheidung falsch/), 'Unfair.')
    await user.click(await find('button', 'Einspruch einlegen'))
    await findText(/mindestens 20 Zeichen, damit/)
    expect(sent).toHaveLength(0)
    await user.clear(screen.getByLabelText(/Warum ist/))
    await user.type(screen.getByLabelText(/Warum ist/), TEXT)
    await user.click(await find('button', 'Einspruch einlegen'))
    await findText('Angekommen. Ein anderer Mensch als beim ersten Mal liest ihn.')
    expect(sent[0]?.body).toEqual({ text: TEXT })
    theApi().on(withdrawAppeal, () => own({ appeal: anAppeal({ state: 'withdrawn' }) }))
    await user.click(await find('button', 'Einspruch zurückziehen'))
    await findText(/Dann prüft ihn niemand mehr/)
    const [, confirm] = screen.getAllByRole('button', { name: 'Einspruch zurückziehen' })
    if (confirm) await user.click(confirm)
    await findText('Zurückgezogen.')
  })

  it('keeps what was typed when the answer is lost', async () => {
    const { user } = await openStatement(own())
    await findText(/Das geht bis/)
    theApi().on(submitAppeal, () => refuse('unavailable', 'Gleich wieder da.'))
    await user.type(screen.getByLabelText(/Warum ist/), TEXT)
    await user.click(await find('button', 'Einspruch einlegen'))
    await findText('Einspruch nicht gesendet')
    expect(screen.getByLabelText(/Warum ist/)).toHaveProperty('value', TEXT)
  })

  it('shows the decision with its reasons and what is left', async () => {
    const reasons = 'Auch als Zitat greift der Text einen Menschen an.'
    const decided = anAppeal({ state: 'decided', decision: 'uphold', reasons, decidedAt: AT })
    await openStatement(own({ appeal: decided, mayAppeal: false }))
    await findText('Es bleibt bei der Entscheidung.')
    await findText(reasons)
    await findText(/Art\. 21 DSA/)
  })

  it('says when the time is over', async () => {
    await openStatement(own({ mayAppeal: false }))
    await findText(/Einspruch war bis 20\. Mai 2027 möglich/)
  })
})
