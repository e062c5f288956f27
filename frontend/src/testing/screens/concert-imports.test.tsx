import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  importConcerts,
  listConcertImports,
  ownConcertImports,
  removeConcertImport,
  undoConcertImport,
  vouchForOrganizer,
  type ImportResult,
  type ModeratedImport,
  type OwnImport,
} from '#shared/api/concert-import.ts'
import type { CurrentUser } from '#shared/api/members.ts'
import { until } from '../clock.ts'
import { aConcert, answerConcerts, dayFromNow, ownImports } from '../concerts.ts'
import { OK, pageOf, refuse, type FakeApi } from '../fake-api.ts'
import { aMember, ME, ulid } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, find, findText, untilGone } from '../queries.ts'

const ORGANIZER: CurrentUser = { ...ME, isOrganizer: true }

const NEW: ImportResult = { outcome: 'new', concertId: null, message: null }

const anImport = (change: Partial<OwnImport> = {}): OwnImport => ({
  id: ulid(7001),
  createdAt: '2026-11-20T10:00:00.000Z',
  gigs: 1200,
  held: 2,
  isWithheld: false,
  undoneBy: null,
  progress: null,
  mayUndo: true,
  ...change,
})

const openImport = async (api: FakeApi) => {
  answerConcerts(api, [aConcert(3)])
  return openApp('/concerts', { me: ORGANIZER })
}

describe('the dialog of the import', () => {
  it('says before the import what others see of it, why, and when that ends', async () => {
    const api = theApi()
    const app = await openImport(api)
    api.on(ownConcertImports, () => ownImports([], { isTrusted: false }))
    await app.user.click(await find('button', 'Programm einlesen'))
    const note = await find('region', 'Dein Konto ist noch jung')
    expect(note.textContent).toContain('ohne Links')
    expect(note.textContent).toContain('niemand bekommt eine Benachrichtigung')
    expect(note.textContent).toContain('sieben Tage alt ist (frühestens am 30. November 2026)')
  })

  it('says nothing of that to a member with a history', async () => {
    const { user } = await openImport(theApi())
    await user.click(await find('button', 'Programm einlesen'))
    await find('button', 'Vorlage laden')
    expect(screen.queryByRole('region', { name: 'Dein Konto ist noch jung' })).toBeNull()
  })

  it('undoes an import after a question, with its progress, and reads the same file anew', async () => {
    const api = theApi()
    const { user } = await openImport(api)
    let item = anImport()
    api.on(ownConcertImports, () => ownImports([item]))
    const undone = api.on(undoConcertImport, () => {
      item = anImport({ undoneBy: 'author', progress: 25, mayUndo: false })
      return OK
    })
    await user.click(await find('button', 'Programm einlesen'))
    await findText('1.200 Konzerte, 2 in Prüfung')
    await user.click(await find('button', 'Programm vom 20. November 2026 zurücknehmen'))
    const question = await find('dialog', 'Programm zurücknehmen?')
    expect(undone).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Zurücknehmen' }))
    await findText(/wird zurückgenommen: 25 von 1\.202/)
    item = anImport({ undoneBy: 'author', mayUndo: false })
    await findText(/2 in Prüfung, zurückgenommen/)
    expect(undone.map(({ params }) => params)).toEqual([{ id: item.id }])

    const sent = api.on(importConcerts, ({ body }) => ({
      results: body.rows.map(() => NEW),
    }))
    const csv = `Band;Venue;Stadt;Datum\nGrabesruh;Linde;Dortmund;${dayFromNow(20)}`
    await user.upload(screen.getByLabelText('Datei'), new File([csv], 'a.csv'))
    await user.click(await find('button', '1 Konzert einreichen'))
    await findText(/1 neu/)
    expect(sent[0]?.body.importId).toMatch(/^[0-9a-f]{40}$/)
  })

  it('says why an import cannot be undone', async () => {
    const api = theApi()
    const { user } = await openImport(api)
    api.on(ownConcertImports, () => ownImports([anImport()]))
    api.on(undoConcertImport, () => refuse('conflict', 'Nur einen Tag lang.'))
    await user.click(await find('button', 'Programm einlesen'))
    await user.click(await find('button', /^Programm vom/))
    const question = await find('dialog', 'Programm zurücknehmen?')
    await user.click(within(question).getByRole('button', { name: 'Zurücknehmen' }))
    await findText('Nur einen Tag lang.')
    expect(button(/^Programm vom/)).toBeTruthy()
  })
})

it('says on an own concert that others do not see its links yet', async () => {
  const concert = aConcert(3, { isMine: true, linksWithheld: true })
  answerConcerts(theApi(), [concert])
  await openApp(`/concerts/${concert.id}`)
  await findText('Die Links siehst bisher nur du, weil dein Konto noch jung ist.')
})

describe('the imports of all members', () => {
  const MEMBER = aMember(3, 'Krachbude')
  const { mayUndo: _, ...waiting } = anImport({ isWithheld: true })
  const EXAMPLES = [{ bandName: 'Grabesruh', city: 'Köln', date: '2027-01-10' }]
  const ITEM: ModeratedImport = { ...waiting, member: MEMBER, examples: EXAMPLES }

  const openDesk = async (api: FakeApi) => {
    const asked = api.on(listConcertImports, ({ query: { withheld } }) =>
      pageOf(withheld === 'true' ? [ITEM] : [], null),
    )
    const app = await openApp('/moderation/programme', { me: { ...ME, role: 'moderator' } })
    return { ...app, asked }
  }

  it('are removed as one, with a reason', async () => {
    const api = theApi()
    const { user } = await openDesk(api)
    let progress: number | null = 25
    const removed = api.on(removeConcertImport, () => {
      api.on(listConcertImports, () =>
        pageOf([{ ...ITEM, undoneBy: 'moderator' as const, progress }], null),
      )
      return OK
    })
    await findText(/noch ohne Links/)
    await findText('Zum Beispiel: Grabesruh, Köln, 10. Januar 2027')
    await user.click(button('Programm von Krachbude: Zurücknehmen'))
    const dialog = await find('dialog', 'Programm zurücknehmen')
    await user.click(within(dialog).getByRole('button', { name: 'Zurücknehmen' }))
    await findText('Bitte gib einen Grund an.')
    await user.type(within(dialog).getByRole('textbox'), 'Alles Werbung.')
    await user.click(within(dialog).getByRole('button', { name: 'Zurücknehmen' }))
    await untilGone('dialog', 'Programm zurücknehmen')
    await findText(/wird zurückgenommen: 25 von 1\.202/)
    progress = null
    await findText(/2 in Prüfung, von der Moderation zurückgenommen/)
    expect(removed.map(({ params, body }) => [params, body])).toEqual([
      [{ memberId: MEMBER.id, id: ITEM.id }, { reason: 'Alles Werbung.' }],
    ])
  })

  it('get their links by the word of a moderator', async () => {
    const api = theApi()
    const { user, asked } = await openDesk(api)
    const vouched = api.on(vouchForOrganizer, () => OK)
    await user.click(await find('button', 'Programm von Krachbude: Bürgen'))
    const question = await find('dialog', 'Für das Mitglied bürgen?')
    await user.click(within(question).getByRole('button', { name: 'Bürgen' }))
    await untilGone('dialog', 'Für das Mitglied bürgen?')
    expect(vouched.map(({ params }) => params)).toEqual([{ memberId: MEMBER.id }])
    await user.click(await find('tab', 'Alle anderen'))
    await findText('Hier steht gerade kein Programm.')
    await until(() => {
      expect(asked.map(({ query }) => query.withheld)).toContain('false')
    })
  })

  it('are not shown to members', async () => {
    theApi().on(listConcertImports, () => refuse('forbidden', 'Nein.'))
    await openApp('/moderation/programme')
    await find('heading', 'Kein Zugriff')
  })
})
