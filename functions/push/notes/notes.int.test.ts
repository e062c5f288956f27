import { describe, expect, it } from 'vitest'
import type { NotifiedConcert } from '#shared/api/notifications.ts'
import { newId } from '#platform/runtime/ids.ts'
import type { ActivityItem, LikerItem, LikesItem } from '../../notifications/index.ts'
import type { MessageItem } from '../../messages/items/index.ts'
import type { DecisionItem } from '#platform/content/decision.items.ts'
import { noteItem, type NewNote } from '../items/note.items.ts'
import { activityNote, type NotifiedItem } from './activity-note.ts'
import { decisionNote } from './decision-note.ts'
import { hornsNote } from './horns-note.ts'
import { messageNote } from './message-note.ts'
import { summaryNote } from './summary-note.ts'

const ME = newId()
const ID = newId()
const POST = newId()

const AUTHOR = {
  id: newId(),
  username: 'walkuere',
  displayName: 'Walküre',
  avatar: null,
  isVerified: false,
}

const BY = { author: AUTHOR, authorVersion: 1, GSI1PK: '', GSI1SK: '', sequence: 1 }
const KEY = { PK: `NOTIFY#${ME}`, SK: `ACTIVITY#${ID}` }

const activity = (more: Partial<ActivityItem>): ActivityItem => ({
  ...KEY,
  ...BY,
  kind: 'mention',
  content: 'Hör dir das an',
  ...more,
})

const CONCERT: NotifiedConcert = {
  id: ID,
  change: 'moved',
  bandName: 'Grabwärter',
  venue: 'Halle 5',
  city: 'Köln',
  date: '2026-12-24',
  time: '20:00',
}

const shown = ({ title, body, path, actions }: NewNote) => ({ title, body, path, actions })

describe('the push of an activity', () => {
  it.each<[string, NotifiedItem, object]>([
    [
      'a mention in a post of another member',
      activity({ postId: POST, postAuthorId: AUTHOR.id }),
      {
        title: 'Walküre hat dich erwähnt',
        path: `/#post-${POST}`,
        actions: ['horns', 'reply'],
      },
    ],
    [
      'a comment on an own post',
      activity({ kind: 'comment', postId: POST, postAuthorId: ME, commentId: `${POST}-${ID}` }),
      {
        title: 'Walküre hat kommentiert',
        path: `/?kommentare=1#post-${POST}`,
        actions: ['reply'],
      },
    ],
    [
      'a mention in a story',
      activity({ storyId: `${AUTHOR.id}-${ID}` }),
      { title: 'Walküre hat dich in einer Story erwähnt', path: '/', actions: [] },
    ],
    [
      'a new follower',
      activity({ kind: 'follow', content: undefined }),
      {
        title: 'Walküre folgt dir jetzt',
        body: 'Zurückfolgen kostet nur einen Tipp.',
        path: '/users/walkuere',
      },
    ],
    [
      'a concert',
      { ...KEY, sequence: 1, kind: 'concert', concert: CONCERT },
      {
        title: 'Verlegt: Grabwärter',
        body: '24.12.2026, 20:00 Uhr, Halle 5, Köln',
        path: `/concerts/${ID}`,
      },
    ],
    [
      'concerts of an import',
      {
        ...{ ...KEY, sequence: 1, kind: 'concert' },
        ...{ concert: { ...CONCERT, change: 'new' }, imported: Array(1200).fill(ID) as string[] },
      },
      {
        title: '1.200 neue Konzerte in deiner Nähe',
        body: 'Zum Beispiel Grabwärter: 24.12.2026, 20:00 Uhr, Halle 5, Köln',
        path: '/concerts',
      },
    ],
    [
      'a silent band',
      { ...KEY, sequence: 1, kind: 'band', band: { id: ID, change: 'silent', name: 'Grabwärter' } },
      { title: 'Lebt Grabwärter noch?', path: `/bands/${ID}` },
    ],
    [
      'a corrected article',
      {
        ...{ ...KEY, sequence: 1, kind: 'article' },
        article: { id: POST, outcome: 'corrected', title: 'Tour steht', note: 'Es ist der 12.' },
      },
      {
        title: 'Danke, der Artikel ist korrigiert',
        body: '„Tour steht“: Es ist der 12.',
        path: `/news/${POST}`,
      },
    ],
    [
      'a removed article',
      {
        ...{ ...KEY, sequence: 1, kind: 'article' },
        article: { id: POST, outcome: 'removed', title: 'Tour steht', note: null },
      },
      { title: 'Danke, der Artikel ist weg', path: '/news' },
    ],
    [
      'a finished export',
      {
        ...{ ...KEY, sequence: 1, kind: 'export' },
        dataExport: { id: POST, outcome: 'ready', availableUntil: '2026-11-29T11:00:00.000Z' },
      },
      { title: 'Dein Datenexport liegt bereit', path: '/deine-daten#export' },
    ],
    [
      'a failed export',
      {
        ...{ ...KEY, sequence: 1, kind: 'export' },
        dataExport: { id: POST, outcome: 'failed', availableUntil: null },
      },
      { title: 'Dein Datenexport ist gescheitert', path: '/deine-daten#export' },
    ],
  ])('names %s', (_, item, expected) => {
    expect(shown(activityNote(item))).toMatchObject(expected)
  })
})

describe('the push of horns', () => {
  const newest: LikerItem = { PK: KEY.PK, SK: `LIKED#${POST}#${ID}`, ...BY, likeId: ID }
  const likes: LikesItem = {
    ...{ PK: KEY.PK, SK: `LIKES#${ID}`, ...BY, type: 'post', postId: POST },
    ...{ content: 'Laut.', count: 9, unread: 3, countedAt: 0, readUpTo: 0 },
  }

  it.each([
    [1, 'Horns von Walküre'],
    [2, 'Horns von Walküre und noch jemandem'],
    [4, 'Horns von Walküre und 3 anderen'],
  ])('counts %i unread ones', (unread, title) => {
    expect(hornsNote('horns', { likes, unread, newest })).toMatchObject({ title, body: '„Laut.“' })
  })
})

describe('the push of a decision', () => {
  const decision = (type: DecisionItem['type'], contentId: string): DecisionItem => ({
    ...{ PK: '', SK: ID, entity: 'ModerationDecision', moderatorId: newId(), type, contentId },
    ...{ action: 'reject', reason: 'Werbung.', rule: '', excerpt: '', hash: '', expiresAt: 0 },
  })

  it.each([
    ['community-post', POST, `/#post-${POST}`],
    ['community-comment', `${POST}-${ID}`, `/?kommentare=1#post-${POST}`],
    ['concert', POST, `/concerts/${POST}`],
    ['band', `${POST}-${ID}`, `/bands/${POST}`],
    ['message', `${POST}-${ID}-${ID}`, '/messages'],
    ['story', `${POST}-${ID}`, '/'],
  ] as const)('about a %s opens where it is shown', (type, contentId, path) => {
    expect(decisionNote(decision(type, contentId))).toMatchObject({ path, body: 'Grund: Werbung.' })
  })
})

describe('the push of a decision without a reason', () => {
  it.each(['community-post', 'community-comment', 'story', 'message'] as const)(
    'shows nothing of a %s, which may be drastic or private',
    (type) => {
      const item: DecisionItem = {
        ...{ PK: '', SK: ID, entity: 'ModerationDecision', moderatorId: newId(), type },
        ...{ contentId: `${POST}-${ID}`, action: 'approve', rule: '', excerpt: 'Gedärm', hash: '' },
        expiresAt: 0,
      }
      expect(JSON.stringify(decisionNote(item))).not.toContain('Gedärm')
    },
  )
})

describe('the summary', () => {
  const waited = (kind: NewNote['kind'], path = '/') => ({
    id: `${kind}-${newId()}`,
    kind,
    path,
    at: 1,
  })

  it('counts what waited, most important first', () => {
    const notes = [waited('horns'), waited('comment', '/#a'), waited('message'), waited('message')]
    expect(summaryNote(notes)).toMatchObject({
      title: 'Während du Ruhe hattest',
      body: '2 Nachrichten, 1 Kommentar und Horns für 1 Beitrag',
      path: '/',
    })
  })

  it('opens what all of them open', () => {
    const path = `/messages?user=${ME}`
    expect(summaryNote([waited('message', path), waited('message', path)])).toMatchObject({ path })
  })
})

it.each([
  ['quotes', '"\\'.repeat(4000)],
  ['emoji', '🤘🏿'.repeat(2000)],
  ['combining marks', `a${'\u0308'.repeat(4000)}`],
  ['lines', '\n'.repeat(4000)],
])('keeps a push of %s within 3 KB', (_, text) => {
  const message: MessageItem = {
    ...{ PK: `CHAT#${ME}-${AUTHOR.id}`, SK: `M#${ID}`, entity: 'Message', content: text },
    ...{ senderId: AUTHOR.id, recipientId: ME },
  }
  const note = messageNote(message, { ...AUTHOR, displayName: text }, true)
  const {
    PK: _PK,
    SK: _SK,
    state: _state,
    expiresAt: _at,
    ...payload
  } = noteItem(ME, note, 'queued')
  expect(Buffer.byteLength(JSON.stringify({ id: note.id, ...payload }))).toBeLessThan(3072)
})
