import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { addConcertAlert } from '#shared/api/concert-alerts.ts'
import { followBand, getBand, unfollowBand, type Band } from '#shared/api/bands.ts'
import { claimMail } from '#spa/features/bands/model/claim-mail.ts'
import { aBand, aConcert, answerBands, bandCards, moorglut } from '../bands.ts'
import { until } from '../clock.ts'
import { gatewayError, refuse } from '../fake-api.ts'
import { ulid } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { button, find, findText, inside, region, textOf } from '../queries.ts'

const open = (change: Partial<Band> = {}) => {
  answerBands(theApi(), bandCards)
  theApi().on(getBand, () => aBand(moorglut, change))
  return openApp(`/bands/${moorglut.id}`)
}

const rows = (name: string): readonly string[] =>
  within(region(name)).getAllByRole('listitem').map(textOf)

describe('a band', () => {
  it('shows description, members, sorted releases, articles and upcoming concerts', async () => {
    await open({
      spotifyUrl: 'https://open.spotify.test/artist/1',
      youtubeUrl: 'https://www.youtube.test/@moorglut',
      members: [
        { name: 'Torf-Thorsten', instrument: 'Gesang' },
        { name: 'Die Frau am Bass', instrument: null },
      ],
      releases: [
        { title: 'Demo', year: null, type: 'Demo', url: null },
        { title: 'Irrlicht', year: 2009, type: 'Album', url: 'https://moorglut.test/irrlicht' },
        { title: 'Torf und Sterne', year: 2026, type: 'Album', url: 'javascript:alert(1)' },
      ],
      articles: [
        {
          id: ulid(900),
          title: 'Moorglut gehen ins Studio',
          publishedAt: '2026-11-02T10:00:00.000Z',
        },
      ],
      upcomingConcerts: [aConcert(1), aConcert(2, { venue: null, city: 'Bremen' })],
      followersCount: 12,
      submittedBy: 'moorhexe',
    })
    await find('heading', 'Moorglut')
    expect(textOf(region('Über die Band'))).toContain('Black Metal aus dem Moor.')
    expect(rows('Veröffentlichungen')).toEqual([
      '2026Torf und SterneAlbum',
      '2009IrrlichtAlbumAnhören',
      '–DemoDemo',
    ])
    expect(rows('Mitglieder')).toEqual(['Torf-ThorstenGesang', 'Die Frau am Bass'])
    expect(rows('Artikel über die Band')).toEqual(['Moorglut gehen ins Studio2.11.2026'])
    expect(rows('Kommende Konzerte')).toEqual([
      '14MÄR14.3.2027KulturpalastOldenburg',
      '14MÄR14.3.2027Bremen',
    ])
    expect(textOf(region('Kurzinfo'))).toContain('Gegründet2006')
    expect(textOf(region('Kurzinfo'))).toContain('Eingetragen von@moorhexe')
    const links = within(region('Moorglut')).getAllByRole('link')
    expect(links.map(textOf)).toEqual(['Website', 'Spotify', 'YouTube', 'Bandcamp'])
    expect(document.title).toBe('Moorglut · Höllenlärm')
  })

  it('names other bands of the name with what distinguishes them, and takes no concert for its own', async () => {
    const twin = { id: ulid(5099), name: 'Moorglut', genre: 'Crust', country: 'Schweiz' }
    await open({ namesakes: [{ ...twin, city: 'Bern', formedYear: 2019 }] })
    const link = await find('link', 'Moorglut (Crust, Bern, Schweiz, seit 2019)')
    expect(link.getAttribute('href')).toBe(`/bands/${twin.id}`)
    expect(textOf(region('Kommende Konzerte'))).toContain('Mehrere Bands heißen so.')
  })

  it('says which concerts do not take place', async () => {
    await open({ upcomingConcerts: [aConcert(1, { status: 'cancelled' })] })
    await find('heading', 'Moorglut')
    expect(rows('Kommende Konzerte')).toEqual(['14MÄR14.3.2027KulturpalastOldenburgAbgesagt'])
  })

  it('watches the concerts of a band that the member does not follow', async () => {
    const { user } = await open()
    const added = theApi().on(addConcertAlert, () => ({
      alerts: [{ id: '0123456789abcdef', kind: 'band' as const, bandName: 'Moorglut' }],
      followedBands: true,
    }))
    const concerts = await inside('region', 'Kommende Konzerte')
    await user.click(
      await find('button', 'Bei neuen Konzerten von Moorglut benachrichtigen', concerts),
    )
    await expectToast('Du hörst von Moorglut, sobald ein Konzert dazukommt.')
    expect(added[0]?.body).toMatchObject({ kind: 'band', bandName: 'Moorglut' })
  })

  it('needs no alert for a band that the member follows', async () => {
    await open({ isFollowed: true })
    await findText('Du folgst der Band und hörst von jedem neuen Konzert.')
    expect(screen.queryByRole('button', { name: /Bei neuen Konzerten von/ })).toBeNull()
  })

  it('says what is missing of a band that was added just now', async () => {
    await open({ description: null, isNewcomer: true })
    await find('heading', 'Moorglut')
    await findText('Newcomer')
    await findText('Noch keine Beschreibung.')
    await findText('Noch keine Platte eingetragen.')
    await findText('Nichts angekündigt.')
    await findText('Noch keine Meldung mit dieser Band.')
  })

  it('labels generated entries, and shows where each sentence comes from', async () => {
    await open({
      isAiGenerated: true,
      facts: [
        {
          text: 'Moorglut kommen aus Oldenburg.',
          articleId: ulid(901),
          source: 'Krachblatt',
          url: 'https://krachblatt.test/moorglut',
        },
      ],
    })
    await findText('KI-generiert')
    const facts = await inside('region', 'Belegte Fakten')
    facts.getByText('Moorglut kommen aus Oldenburg.')
    expect(facts.getByRole('link', { name: /Krachblatt/ }).getAttribute('href')).toBe(
      'https://krachblatt.test/moorglut',
    )
    expect(facts.getByRole('link', { name: 'Artikel lesen' }).getAttribute('href')).toBe(
      `/news/${ulid(901)}`,
    )
  })

  it('offers to claim a band that is unclaimed, and no mail without an address of the operator', async () => {
    await open()
    const card = await inside('region', 'Band beanspruchen')
    card.getByRole('button', { name: 'Hier beanspruchen' })
    expect(card.queryByRole('link')).toBeNull()
    const mail = decodeURIComponent(claimMail(moorglut, 'hilfe@laerm.example') ?? '')
    expect(mail).toMatch(/^mailto:hilfe@laerm\.example\?/)
    expect(mail).toContain('subject=Band beanspruchen: Moorglut')
    expect(mail).toContain(`/bands/${moorglut.id}`)
  })

  it('shows that a band claimed its entry', async () => {
    await open({ isClaimedByBand: true })
    await findText('Verifiziert')
    expect(screen.queryByRole('region', { name: 'Band beanspruchen' })).toBeNull()
  })

  it('shows since when and why a band is archived', async () => {
    await open({ archivedAt: '2026-06-01T10:00:00.000Z', archiveReason: 'Seit 2024 verstummt.' })
    await findText('Archiviert am 1.6.2026')
    await findText('Seit 2024 verstummt.')
  })

  it('tells the member that the own band is held, and why', async () => {
    await open({ status: 'held', statusReason: 'Ein Wort im Namen.' })
    await findText('Nur du siehst diese Band')
    await findText('Ein Wort im Namen.')
    expect(screen.queryByRole('region', { name: 'Band beanspruchen' })).toBeNull()
  })

  it('follows at once, and takes it back when the server fails', async () => {
    let isDown = false
    const { user } = await open({ followersCount: 4 })
    const calls = theApi().on(followBand, () => ({ isFollowed: true, followersCount: 5 }))
    theApi().on(unfollowBand, () =>
      isDown ? gatewayError(500) : { isFollowed: false, followersCount: 4 },
    )
    await user.click(await find('button', 'Folgen'))
    await find('button', 'Entfolgen')
    await findText('5 Follower')
    await until(() => {
      expect(calls).toHaveLength(1)
    })
    isDown = true
    await user.click(button('Entfolgen'))
    await expectToast('Das hat nicht geklappt.')
    await find('button', 'Entfolgen')
    await findText('5 Follower')
  })

  it('says that a band does not exist', async () => {
    answerBands(theApi(), bandCards)
    const { visit } = await openApp(`/bands/${ulid(1)}`)
    await find('heading', 'Band nicht gefunden')
    await visit('/bands/..%2F..%2Fetc')
    await find('heading', 'Band nicht gefunden')
  })

  it('shows why it could not be loaded, and tries again', async () => {
    answerBands(theApi(), bandCards)
    let isDown = true
    theApi().on(getBand, () =>
      isDown ? refuse('invalid_input', 'Der Verstärker brummt.') : aBand(moorglut),
    )
    const { user } = await openApp(`/bands/${moorglut.id}`)
    await find('heading', 'Fehler beim Laden der Band: Der Verstärker brummt.')
    isDown = false
    await user.click(button('Nochmal versuchen'))
    await find('heading', 'Moorglut')
  })

  it('never loads a picture of another site', async () => {
    await open({ imageUrl: 'https://tracker.test/moorglut.jpg' })
    await find('heading', 'Moorglut')
    expect(document.querySelector('[src*="tracker.test"]')).toBeNull()
  })
})
