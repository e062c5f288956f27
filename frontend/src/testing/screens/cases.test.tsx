import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { assignCase, decideCase, escalateCase, listCases, readCase } from '#shared/api/cases.ts'
import { moderationPending } from '#shared/api/moderation.ts'
import { aCase, CARD, ME_UNTIL, URGENT } from '../cases.ts'
import { until } from '../clock.ts'
import { refuse } from '../fake-api.ts'
import { ME, ulid } from '../members.ts'
import { WAITING } from '../moderation.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { find, findText, press, untilFocused, withText } from '../queries.ts'

const MODERATOR = { ...ME, role: 'moderator' } as const

const openCases = (path = '/moderation') => {
  const api = theApi()
  api.on(moderationPending, () => WAITING)
  api.on(listCases, () => [URGENT, CARD])
  api.on(readCase, ({ params }) => aCase(params.id === URGENT.id ? URGENT : CARD))
  return openApp(path, { me: MODERATOR })
}

const MINE = { ...CARD, assignee: ME_UNTIL }

describe('the cases of the moderation page', () => {
  it('are shown first, urgent ones on top, and open with j, k and Enter', async () => {
    const { user } = await openCases()
    await find('tab', /^Fälle 2/)
    const list = await find('list', 'Offene Fälle')
    const [first, second] = await until(() => within(list).getAllByRole('listitem'))
    expect(first?.textContent).toContain('Dringend')
    expect(second?.textContent).toContain('Post: Beleidigung oder Mobbing (2×)')
    await user.keyboard('jj')
    expect(document.activeElement?.textContent).toContain('Ihr seid alle Poser.')
    await user.keyboard('k')
    if (document.activeElement instanceof HTMLElement)
      await press(user, document.activeElement, '{Enter}')
    await find('heading', 'Post: Ein Mensch ist in Gefahr')
    await findText('110 oder 112')
    await user.keyboard('{Escape}')
    await find('list', 'Offene Fälle')
  })

  it('are decided with a complete statement, filled in and editable, after they were taken', async () => {
    const { user } = await openCases(`/moderation?fall=${CARD.id}`)
    const api = theApi()
    const taken = api.on(assignCase, () => ({ assignee: ME_UNTIL }))
    await find('heading', 'Post: Beleidigung oder Mobbing')
    expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBeNull()
    api.on(readCase, ({ params }) => aCase(params.id === URGENT.id ? URGENT : MINE))
    await press(user, await find('button', 'Übernehmen'), ' ')
    await find('radio', 'Entfernt')
    expect(document.activeElement?.textContent).toContain('Du arbeitest daran')
    await press(user, await find('radio', 'Entfernt'), ' ')
    expect(taken[0]?.body).toEqual({ assigned: true })
    const facts = await find('textbox', 'Was du festgestellt hast')
    expect(facts).toHaveProperty('value', expect.stringContaining('Dein Post beleidigt'))
    await user.clear(facts)
    await press(user, await find('button', 'Entscheiden'), ' ')
    await findText('Schreib, was du festgestellt hast.')
    await user.type(facts, 'Du nennst alle Poser.')
    const decided = api.on(decideCase, () => ({ statementIds: [CARD.id] }))
    await press(user, await find('button', 'Entscheiden'), ' ')
    await expectToast('Entschieden')
    expect(decided[0]?.body).toMatchObject({
      category: 'insult',
      content: { measure: 'remove' },
      member: null,
      facts: 'Du nennst alle Poser.',
      version: 1,
    })
    // The next one opens by itself.
    await untilFocused(() =>
      screen.getByRole('heading', { name: 'Post: Ein Mensch ist in Gefahr' }),
    )
  })

  it('are decided with keys alone, and lead back to the list after the last one', async () => {
    const api = theApi()
    const theirs = { ...URGENT, assignee: { ...ME_UNTIL, isYou: false } }
    api.on(moderationPending, () => WAITING)
    api.on(listCases, () => [theirs, MINE])
    api.on(readCase, () => aCase(MINE))
    const decided = api.on(decideCase, () => ({ statementIds: [CARD.id] }))
    const { user } = await openApp(`/moderation?fall=${CARD.id}`, { me: MODERATOR })
    await find('heading', 'Entscheidung')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.keyboard('e')
    const facts = await find('textbox', 'Was du festgestellt hast')
    await user.type(facts, ' Wirklich.{Control>}{Enter}{/Control}')
    await expectToast('Entschieden')
    expect(decided).toHaveLength(1)
    expect(decided[0]?.body.facts).toContain('Wirklich.')
    await untilFocused(() => screen.getByRole('list', { name: 'Offene Fälle' }))
  })

  it('open one after the other without waiting until the list is read again', async () => {
    const api = theApi()
    const [first, second, third] = [10, 11, 12].map((id) => ({
      ...MINE,
      id: ulid(id),
      excerpt: `Fall ${id}`,
    }))
    const all = [first, second, third].flatMap((card) => card ?? [])
    let isSlow = false
    api.on(moderationPending, () => WAITING)
    api.on(listCases, () => (isSlow ? new Promise<never>(() => undefined) : all))
    api.on(readCase, ({ params }) => aCase(all.find(({ id }) => id === params.id)))
    api.on(decideCase, () => ({ statementIds: [CARD.id] }))
    api.on(assignCase, () => ({ assignee: ME_UNTIL }))
    const { user } = await openApp(`/moderation?fall=${ulid(10)}`, { me: MODERATOR })
    await find('heading', 'Entscheidung')
    await find('tab', /^Fälle 3/)
    isSlow = true
    for (const id of [10, 11]) {
      await findText(`Fall ${id}`)
      await user.keyboard('e')
      await find('textbox', 'Was du festgestellt hast')
      await user.keyboard('{Control>}{Enter}{/Control}')
    }
    await findText('Fall 12')
    await user.keyboard('{Escape}')
    const list = await find('list', 'Offene Fälle')
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  })

  it('about a message say who wrote what around it, and lead to no conversation', async () => {
    const { author, evidence } = aCase()
    const said = { id: 'x', at: CARD.openedAt }
    const api = theApi()
    api.on(moderationPending, () => WAITING)
    api.on(readCase, () =>
      aCase(
        { ...CARD, kind: 'message' },
        {
          evidence: evidence.map((one) => ({
            ...one,
            path: '/messages',
            before: [{ ...said, senderId: ME.id, content: 'Lass das.', kind: 'text' }],
            after: [{ ...said, senderId: author?.id ?? '', content: '', kind: 'photo' }],
          })),
        },
      ),
    )
    const { user } = await openApp(`/moderation?fall=${CARD.id}`, { me: MODERATOR })
    await user.click(await findText('Davor'))
    await user.click(await findText('Danach'))
    expect(withText('listitem', 'Lass das.').textContent).toContain('Gegenüber: Lass das.')
    expect(withText('listitem', 'Foto').textContent).toContain('Krach & Söhne: Foto')
    expect(screen.queryByRole('link', { name: 'Zur Stelle' })).toBeNull()
  })

  it('say who works on one, and who was faster', async () => {
    const { user } = await openCases(`/moderation?fall=${CARD.id}`)
    const api = theApi()
    api.on(assignCase, () => refuse('conflict', 'Daran arbeitet gerade Krähe.'))
    const theirs = { ...ME_UNTIL, displayName: 'Krähe', isYou: false }
    await find('button', 'Übernehmen')
    api.on(readCase, () => aCase({ ...CARD, assignee: theirs }))
    await press(user, await find('button', 'Übernehmen'), ' ')
    await expectToast('Daran arbeitet gerade Krähe.')
    await findText('Daran arbeitet Krähe, noch bis')
    await findText('Entscheiden kannst du, sobald der Fall wieder frei ist.')
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
  })

  it('say why one is open again, and that who decided first cannot decide', async () => {
    const again = { ...CARD, isSecondLook: true, mayDecide: false }
    const [first] = aCase().newestReports
    const api = theApi()
    api.on(moderationPending, () => WAITING)
    api.on(listCases, () => [again])
    api.on(readCase, () =>
      aCase(again, {
        newestReports: first
          ? [
              {
                ...first,
                objection: { at: first.at, text: 'Lest den Satz noch mal.', reasons: 'Stimmt.' },
              },
            ]
          : [],
      }),
    )
    const { user } = await openApp('/moderation', { me: MODERATOR })
    const list = await find('list', 'Offene Fälle')
    expect(list.textContent).toContain('Zweiter Blick')
    expect(list.textContent).toContain('Nicht für dich')
    await user.click(await find('button', /Beleidigung oder Mobbing/))
    await findText('Lest den Satz noch mal.')
    await findText('Stimmt.')
    await findText(/Du hast hier zuerst entschieden/)
    await findText('npm run member -- role <benutzername> moderator')
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
  })

  it('show what was too mild for a reporter, and can leave it at that', async () => {
    const again = { ...CARD, isSecondLook: true, assignee: ME_UNTIL }
    const heading = { id: CARD.id, at: CARD.openedAt, kind: CARD.kind, targetId: CARD.targetId }
    const warning = {
      ...heading,
      measure: 'warn',
      excerpt: '',
      until: null,
      outcome: null,
    } as const
    const api = theApi()
    api.on(moderationPending, () => WAITING)
    api.on(listCases, () => [again])
    api.on(readCase, () => aCase(again, { earlier: [warning] }))
    const decided = api.on(decideCase, () => ({ statementIds: [CARD.id] }))
    const { user } = await openApp(`/moderation?fall=${CARD.id}`, { me: MODERATOR })
    await findText(/findet das zu milde/)
    expect((await find('note')).textContent).toContain('Verwarnung')
    await press(user, await find('radio', 'Es bleibt dabei'), ' ')
    expect(screen.queryByRole('radio', { name: 'Kein Verstoß' })).toBeNull()
    await press(user, await find('button', 'Entscheiden'), ' ')
    await until(() => {
      expect(decided[0]?.body).toMatchObject({
        content: { measure: 'dismiss' },
        keepsEarlier: true,
      })
    })
    expect(decided[0]?.body.answer).toContain('reicht nach unserer Prüfung aus')
  })

  it('record which authority was informed', async () => {
    const { user } = await openCases(`/moderation?fall=${URGENT.id}`)
    const sent = theApi().on(escalateCase, () => ({ escalations: [] }))
    await press(user, await find('button', 'Behörde verständigt'), ' ')
    await press(user, await find('button', 'Festhalten'), ' ')
    await findText('Wie heißt die Stelle?')
    await user.type(await find('textbox', 'Name der Stelle'), 'Polizei Berlin')
    await press(user, await find('button', 'Festhalten'), ' ')
    await until(() => {
      expect(sent[0]?.body).toEqual({
        authority: 'police',
        name: 'Polizei Berlin',
        reference: '',
      })
    })
  })

  it('have shortcuts that can be switched off, and that do nothing while typing', async () => {
    const api = theApi()
    api.on(moderationPending, () => WAITING)
    api.on(listCases, () => [CARD])
    api.on(readCase, () => aCase(MINE))
    const { user } = await openApp(`/moderation?fall=${CARD.id}`, { me: MODERATOR })
    await find('heading', 'Entscheidung')
    await user.keyboard('e')
    const facts = await find('textbox', 'Was du festgestellt hast')
    await user.type(facts, 'v')
    expect(await find('radio', 'Entfernt')).toHaveProperty('checked', true)
    await user.click(screen.getByText('Tastenkürzel', { selector: 'summary' }))
    await user.click(await find('switch', 'Tastenkürzel'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await user.keyboard('v')
    expect(await find('radio', 'Entfernt')).toHaveProperty('checked', true)
  })
})
