import {
  AtSign,
  Bell,
  Eye,
  Flame,
  KeyRound,
  MessageSquare,
  UserRound,
  VolumeX,
  type LucideIcon,
} from 'lucide-react'
import { GENRES } from '#shared/domain/options.ts'
import { messages as suggestion } from '../features/community/suggestion-texts.ts'
import { messages as dataExport } from '../features/data-export/texts.ts'
import { messages as erasure } from '../features/erasure/texts.ts'
import { messages as people } from '../features/people/texts.ts'
import { messages as push } from '../features/push/texts.ts'
import { messages as security } from '../features/security/texts.ts'
import type { Setting } from '../features/settings/model/find-settings.ts'
import { messages } from '../features/settings/texts.ts'
import { offersPush } from '#spa/platform/push/push-support.ts'

export type SubjectPath = keyof typeof messages.subjects

/** A control of a section: its name on the page, and what it does. */
type Control = readonly [label: string, text?: string]

interface SubjectSection {
  /** Also the fragment of its address. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly controls: readonly Control[]
  /** All texts of the section. */
  readonly texts: unknown
}

export interface Subject {
  readonly path: SubjectPath
  readonly icon: LucideIcon
  readonly sections: () => readonly SubjectSection[]
}

/** A setting that the search finds, with its place. */
export interface FoundSetting extends Setting {
  readonly path: SubjectPath
  readonly section: string
  /** The name of the control to focus; the section as a whole when missing. */
  readonly control?: string
}

const { notifications, profile, chat, visibility, privacy, blocked, muted } = messages
const { writing, motion, picture } = messages
const { passkeys, codes, sessions, password, email } = security

const section = (
  id: string,
  texts: { readonly title: string; readonly text: string },
  controls: readonly Control[],
  more?: unknown,
): SubjectSection => ({ id, title: texts.title, text: texts.text, controls, texts: [texts, more] })

/** The subjects in the order of the index, each with its sections in the order of the page. */
export const SUBJECTS: readonly Subject[] = [
  {
    path: 'benachrichtigungen',
    icon: Bell,
    sections: () => [
      section('benachrichtigungen', notifications, [
        [notifications.community, notifications.communityHint],
        [notifications.content, notifications.contentHint],
        [notifications.system, notifications.systemHint],
        [notifications.personalized, notifications.personalizedHint],
      ]),
      ...(offersPush()
        ? [
            section('push', push, [
              [push.here, push.hereHint],
              [push.showsText, push.showsTextHint],
              [push.everywhere, push.everywhereHint],
              [push.quiet.label, push.quiet.hint],
              [push.pause.title],
              [push.devices.title],
              [push.test.send],
            ]),
          ]
        : []),
    ],
  },
  {
    path: 'profil',
    icon: UserRound,
    sections: () => [
      section('bild', picture, [[picture.toProfile, picture.text]]),
      section(
        'profildaten',
        profile,
        [
          [profile.birthday],
          [profile.location, profile.locationHint],
          [profile.genres],
          [profile.frequency],
          [profile.experience],
          [profile.bands, profile.bandsHint],
        ],
        GENRES,
      ),
    ],
  },
  {
    path: 'chats',
    icon: MessageSquare,
    sections: () => [
      section('nachrichten', chat, [
        [chat.whoMayWrite, chat.whoMayWriteHint],
        [chat.readReceipts, chat.readReceiptsHint],
        [chat.onlineState, chat.onlineStateHint],
      ]),
    ],
  },
  {
    path: 'sichtbarkeit',
    icon: Eye,
    sections: () => [
      section('sichtbarkeit', visibility, [
        [visibility.onWall, visibility.onWallHint],
        [visibility.inSearch, visibility.inSearchHint],
      ]),
      section(
        'privatsphaere',
        { title: privacy.title, text: messages.subjects.sichtbarkeit.text },
        [[privacy.yourData], [privacy.more]],
        privacy,
      ),
    ],
  },
  {
    path: 'stumm',
    icon: VolumeX,
    sections: () => [
      section('stumm', muted, [[people.mutedWords.word, muted.text]], {
        words: people.mutedWords,
        people: people.mutedPeople,
      }),
      section('blockiert', blocked, [], people.blockedPeople),
    ],
  },
  {
    path: 'feed',
    icon: Flame,
    sections: () => [
      section('vorschlaege', suggestion, [
        [suggestion.newestFirst, suggestion.newestFirstHint],
        [suggestion.forget, suggestion.learned],
      ]),
      section('beitraege', writing, [[writing.altReminder, writing.altReminderHint]]),
      section('bewegung', motion, [[motion.label, motion.hint]]),
    ],
  },
  {
    path: 'anmeldung',
    icon: KeyRound,
    sections: () => [
      section('passwort', password, [[password.current], [password.next, password.hint]]),
      section('passkeys', passkeys, []),
      section('wiederherstellung', codes, []),
      section('geraete', sessions, []),
    ],
  },
  {
    path: 'konto',
    icon: AtSign,
    sections: () => [
      section('email', email, []),
      section('export', dataExport, [[dataExport.request]]),
      section('konto-loeschen', erasure, [[erasure.open]]),
    ],
  },
]

export const FIRST_SUBJECT = 'benachrichtigungen' satisfies SubjectPath

export const subjectAt = (path: string | undefined): Subject | undefined =>
  SUBJECTS.find((subject) => subject.path === path)

/** The subject with the section that a fragment names. Links name the section alone, which may move to another subject. */
export const findSubject = (fragment: string): Subject | undefined =>
  SUBJECTS.find(({ sections }) => sections().some(({ id }) => id === fragment))

const wordsOf = (texts: unknown): string => {
  if (typeof texts === 'string') return texts
  return typeof texts === 'object' && texts !== null
    ? Object.values(texts).map(wordsOf).join(' ')
    : ''
}

const settingsOf = (path: SubjectPath, part: SubjectSection): readonly FoundSetting[] => {
  const subject = messages.subjects[path].title
  const place = { path, section: part.id, subject }
  const own: FoundSetting = {
    ...place,
    label: part.title,
    text: part.text,
    words: wordsOf(part.texts),
  }
  return [
    own,
    ...part.controls.map(([label, text = '']) => ({
      ...place,
      label,
      text,
      words: part.title,
      control: label,
    })),
  ]
}

/** All that the search can find. */
export const allSettings = (): readonly FoundSetting[] =>
  SUBJECTS.flatMap(({ path, sections }) => sections().flatMap((part) => settingsOf(path, part)))
