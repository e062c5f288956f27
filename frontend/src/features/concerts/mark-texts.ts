import { counted } from '#shared/domain/counted.ts'
import type { Attendance } from '#shared/domain/concerts.ts'

const STATES: Readonly<Record<Attendance, string>> = {
  going: 'Gehe hin',
  interested: 'Interessiert',
}

export const messages = {
  states: STATES,
  wasThere: 'War dabei',
  group: 'Bist du dabei?',
  groupPast: 'Warst du dabei?',
  isPublic: 'Allen zeigen',
  isPublicHint: 'Sonst zählst du mit, aber niemand sieht, dass du es bist.',
  going: (count: number): string => counted(count, 'geht hin', 'gehen hin'),
  wereThere: (count: number): string => counted(count, 'war dabei', 'waren dabei'),
  interested: (count: number): string => counted(count, 'ist interessiert', 'sind interessiert'),
  nobody: 'Noch hat sich niemand gemeldet. Einer muss den Pit eröffnen.',
  nobodyPast: 'Noch gibt hier niemand zu, dabei gewesen zu sein.',
  followees: 'Von denen, denen du folgst:',
  removed: 'Von deiner Liste gestrichen',
  undo: 'Rückgängig',
  failed: 'Das wurde nicht gespeichert',
  marked: 'Meine Konzerte',
  markedText: 'Wo du hingehst, was dich interessiert, und wo du warst.',
  when: 'Zeitraum',
  upcoming: 'Kommende',
  past: 'Vergangene',
  none: {
    upcoming: 'Noch nichts vorgemerkt',
    past: 'Noch keine Nacht auf dem Konto',
  },
  noneText: {
    upcoming: 'Tipp bei einem Konzert auf „Gehe hin“, dann steht es hier.',
    past: 'Was du vormerkst, wandert nach dem letzten Akkord hierher.',
  },
  loadFailed: 'Deine Konzerte kamen nicht durch',
  more: 'Mehr laden',
  moreFailed: 'Der Rest kam nicht durch. Versuch es nochmal.',
} as const
