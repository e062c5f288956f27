import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { readAppeal } from '#shared/api/appeals.ts'
import { listStatements, readStatement } from '#shared/api/statements.ts'
import { refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText } from '../queries.ts'
import { aStatement } from '../statements.ts'

const ID = '01JD3V6T5N0000000000000000'
const POST = '01JD3V6T5N0000000000000001'

const STATEMENT = aStatement({ id: ID, targetId: POST })

const NO_APPEAL = { appeal: null, endsAt: STATEMENT.appealEndsAt, mayAppeal: true }

describe('the decisions about a member', () => {
  it('are listed, and each has a page with every field of its statement', async () => {
    const api = theApi()
    api.on(listStatements, () => ({ page: [STATEMENT], nextCursor: null }))
    api.on(readStatement, () => STATEMENT)
    api.on(readAppeal, () => NO_APPEAL)
    const { user } = await openApp('/entscheidungen')
    await user.click(await find('link', 'Post: Entfernt'))
    await find('heading', 'Was wir festgestellt haben')
    const main = document.querySelector('main')
    for (const text of [
      'Ihr seid alle Poser.',
      STATEMENT.facts,
      STATEMENT.ground.rule,
      STATEMENT.ground.explanation,
      'Andere haben es gemeldet. Entschieden hat ein Mensch, keine Software.',
      STATEMENT.scope,
      'Auf Dauer',
      STATEMENT.redress,
    ])
      expect(main?.textContent).toContain(text)
    if (main) expect(within(main).getByRole('link', { name: 'Zur Hausordnung (AGB)' })).toBeTruthy()
  })

  it('are reached from the content', async () => {
    const api = theApi()
    const lists = api.on(listStatements, () => ({ page: [STATEMENT], nextCursor: null }))
    api.on(readStatement, () => STATEMENT)
    api.on(readAppeal, () => NO_APPEAL)
    await openApp(`/entscheidungen?zu=${POST}`)
    await find('heading', 'Post: Entfernt')
    expect(lists[0]?.query).toEqual({ about: POST })
  })

  it('say that there are none, and what failed', async () => {
    const api = theApi()
    api.on(listStatements, () => ({ page: [], nextCursor: null }))
    api.on(readStatement, () => refuse('not_found', 'Diese Entscheidung gibt es nicht.'))
    await openApp('/entscheidungen')
    await find('heading', 'Nichts entschieden')
    await openApp(`/entscheidungen/${ID}`)
    await findText('Diese Entscheidung gibt es nicht.')
  })
})
