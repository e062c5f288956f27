import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { createBand } from '#shared/api/bands.ts'
import { listThreads, type Thread } from '#shared/api/threads.ts'
import { submitGig } from './fixtures/concerts.ts'
import { expect, test } from './fixtures/media-devices.ts'
import type { Member } from './fixtures/members.ts'
import { follow, writeMessage } from './fixtures/messages.ts'
import { expectUnread, listButton } from './fixtures/notifications.ts'
import { phonePhoto } from './fixtures/photos.ts'
import { writeIntoFeed } from './fixtures/posts.ts'

/** How often a member taps for a job from the feed on; an option of a list counts, typing does not (docs/product/screens.md). */
const TAPS = {
  photoWithMention: 5,
  gigNearby: 8,
  voiceAnswer: 3,
  storyWithMusic: 6,
  mutedWord: 5,
  followedBand: 3,
  reportedComment: 3,
  picture: 4,
}

/** Taps of one walk. */
class Walk {
  taps = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.taps++
    await target.tap()
  }

  button(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('button', { name, exact: true }).first())
  }

  /** One tap for the field and one for the option. */
  async choose(field: string, option: string): Promise<void> {
    this.taps += 2
    await this.page.getByRole('combobox', { name: field }).selectOption({ label: option })
  }

  /** Taps what opens the picker of the system, which takes the file. */
  async pick(name: string, buffer: Buffer): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.button(name)
    await (await chooser).setFiles({ name: 'pit.jpg', mimeType: 'image/jpeg', buffer })
  }

  async place(name: string): Promise<void> {
    await this.button('Menü öffnen')
    await this.tap(this.page.getByRole('dialog').getByRole('link', { name, exact: true }))
  }

  async expectToast(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: /Hinweise/ })).toContainText(text)
  }
}

type OpenAs = (member: Member) => Promise<Page>

const walkAs = async (openAs: OpenAs, member: Member): Promise<Walk> =>
  new Walk(await openAs(member))

test('posts a photo that mentions somebody', async ({ newMember, openAs, request }) => {
  const friend = await newMember('Lautsprecher')
  const me = await newMember('Daumenkino')
  await follow(request, me, friend)
  const walk = await walkAs(openAs, me)
  const { page } = walk
  await walk.button('Beitrag erstellen')
  await walk.tap(page.getByLabel('Inhalt'))
  const text = `Erste Reihe ${randomUUID()}`
  await page.keyboard.type(`${text} mit @${friend.username.slice(0, 8)}`)
  await walk.tap(page.getByRole('option', { name: new RegExp(friend.username) }))
  await walk.pick('Bild oder Video', await phonePhoto())
  await walk.button('Posten')
  const post = page.getByRole('article').filter({ hasText: text })
  await expect(post.getByRole('img').first()).toBeVisible()
  expect(walk.taps).toBe(TAPS.photoWithMention)
})

test('finds a gig within 50 km and passes it on', async ({ newMember, openAs, request }) => {
  const bandName = `Kohlenpott ${randomUUID().slice(0, 8)}`
  const gig = { bandName, venue: 'Turock', city: 'Essen', days: 3 }
  await submitGig(request, await newMember('Veranstalter'), gig)
  const walk = await walkAs(openAs, await newMember('Daumenkino'))
  const { page } = walk
  await walk.place('Konzerte')
  await walk.choose('Stadt', 'Dortmund')
  await walk.choose('Umkreis', '+ 50 km')
  await walk.tap(
    page.getByRole('article', { name: bandName }).getByRole('link', { name: bandName }),
  )
  // The sheet of the system, which no headless browser has.
  const shared = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        Object.defineProperty(navigator, 'share', {
          value: ({ url }: ShareData) => {
            resolve(url)
            return Promise.resolve()
          },
        })
      }),
  )
  await walk.button('Link zum Konzert teilen')
  expect(await shared).toContain('/concerts/')
  expect(walk.taps).toBe(TAPS.gigNearby)
})

test('answers a message with voice', async ({ newMember, openAs, request }) => {
  const [me, friend] = [await newMember('Daumenkino'), await newMember('Lautsprecher')]
  await follow(request, me, friend)
  await writeMessage(request, friend, me, 'Kommst du?')
  const walk = await walkAs(openAs, me)
  const { page } = walk
  const bar = page.getByRole('navigation', { name: 'Schnellzugriff' })
  await walk.tap(bar.getByRole('link', { name: /Nachrichten/ }))
  await walk.tap(page.getByRole('link', { name: /Lautsprecher/ }))
  const record = page.getByRole('button', { name: 'Sprachnachricht aufnehmen' })
  await record.hover()
  walk.taps++
  await page.mouse.down()
  await expect(page.getByRole('group', { name: 'Aufnahme' }).getByText(/0:0[2-9]/)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('group', { name: 'Deine Sprachnachricht' })).toBeVisible()
  const received = async () => {
    const answer = await request.get(listThreads.path, {
      headers: { 'X-Auth-Token': friend.token },
    })
    const [thread] = (await answer.json()) as Thread[]
    return thread?.lastMessage.kind
  }
  await expect.poll(received).toBe('voice')
  expect(walk.taps).toBe(TAPS.voiceAnswer)
})

test('makes a story of text and music', async ({ newMember, openAs }) => {
  const walk = await walkAs(openAs, await newMember('Daumenkino'))
  const { page } = walk
  await walk.button('Deine Story erstellen')
  await walk.tap(page.getByRole('group', { name: 'Seite der Story' }))
  await expect(page.getByRole('textbox', { name: 'Text auf dem Bild' })).toBeFocused()
  await page.keyboard.insertText('Lauter')
  await walk.button('Fertig')
  await walk.button('Musik')
  const picker = page.getByRole('dialog', { name: 'Musik aussuchen' })
  await expect(picker.locator('input')).toBeFocused()
  await page.keyboard.type('rostkönig')
  await walk.tap(picker.getByRole('button', { name: /Flugrost/ }).first())
  await walk.button('Teilen')
  await walk.expectToast('Story veröffentlicht! 🎉')
  expect(walk.taps).toBe(TAPS.storyWithMusic)
})

test('mutes a word', async ({ newMember, openAs }) => {
  const walk = await walkAs(openAs, await newMember('Daumenkino'))
  const { page } = walk
  await walk.place('Einstellungen')
  await walk.tap(page.getByRole('link', { name: /Stumm und blockiert/ }))
  await walk.tap(page.getByLabel('Wort'))
  await page.keyboard.type('kirmes')
  await walk.button('Stummschalten')
  const words = page.getByRole('list', { name: 'Stummgeschaltete Wörter' })
  await expect(words).toContainText('kirmes')
  expect(walk.taps).toBe(TAPS.mutedWord)
})

test('follows a band, whose gigs are then told', async ({ newMember, openAs, request }) => {
  const me = await newMember('Daumenkino')
  const name = `Moorglut ${randomUUID().slice(0, 8)}`
  const created = await request.post(createBand.path, {
    headers: { 'X-Auth-Token': (await newMember('Kenner')).token },
    data: { name, genre: 'Doom Metal', country: 'Deutschland' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const walk = await walkAs(openAs, me)
  const { page } = walk
  await walk.button('Suche öffnen')
  await page.keyboard.type(name)
  await walk.tap(page.getByRole('option', { name: new RegExp(name) }))
  await walk.button('Folgen')
  await expect(page.getByRole('button', { name: 'Entfolgen' })).toBeVisible()
  expect(walk.taps).toBe(TAPS.followedBand)
  const gig = { bandName: name, venue: 'Turock', city: 'Essen', days: 5 }
  await submitGig(request, await newMember('Veranstalter'), gig)
  await expectUnread(page, 'Aktivitäten', 1)
  await listButton(page, 'Aktivitäten').tap()
  const activities = page.getByRole('dialog', { name: 'Community-Aktivitäten' })
  await expect(activities.getByRole('listitem')).toContainText(`Neues Konzert: ${name}`)
})

test('reports a comment', async ({ newMember, openAs, request }) => {
  const author = await newMember('Odin')
  const text = `Wer kommt mit? ${randomUUID()}`
  const post = await writeIntoFeed(request, author, text)
  const written = await request.post(`/api/community/posts/${post}/comments`, {
    headers: { 'X-Auth-Token': author.token },
    data: { content: 'Ihr seid alle Poser.' },
  })
  expect(written.status(), await written.text()).toBe(201)
  const walk = await walkAs(openAs, await newMember('Daumenkino'))
  const { page } = walk
  const shown = page.getByRole('article').filter({ hasText: text })
  await walk.tap(shown.getByRole('button', { name: /^Kommentare/ }))
  await walk.tap(page.getByRole('button', { name: 'Kommentar von Odin melden' }))
  await walk.button(/^Beleidigung oder Mobbing/)
  await expect(page.getByText('Danke. Ein Mensch schaut sich das an.')).toBeVisible()
  expect(walk.taps).toBe(TAPS.reportedComment)
})

test('changes the own picture', async ({ newMember, openAs }) => {
  const walk = await walkAs(openAs, await newMember('Daumenkino'))
  await walk.place('Profil')
  await walk.pick('Bild hochladen', await phonePhoto())
  await walk.button('Übernehmen')
  await walk.expectToast('Avatar erfolgreich hochgeladen')
  expect(walk.taps).toBe(TAPS.picture)
})
