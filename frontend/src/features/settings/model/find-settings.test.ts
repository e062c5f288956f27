import { describe, expect, it } from 'vitest'
import { findSettings, type Setting } from './find-settings.ts'

const setting = (label: string, text: string, subject: string, words = ''): Setting => ({
  label,
  text,
  subject,
  words,
})

const SETTINGS = [
  setting('Lesebestätigungen', 'Gilt in beide Richtungen.', 'Chats', 'Wer mir schreiben darf'),
  setting('Online-Status', 'Gilt in beide Richtungen.', 'Chats', 'Wer mir schreiben darf'),
  setting('Passwort', 'Meldet alle anderen Geräte ab.', 'Anmeldung', 'Passwort ändern Neues'),
  setting('E-Mail-Adresse', 'Dorthin melden wir uns.', 'Konto und Daten', 'Adresse entfernen'),
  setting('Wall of Horns', 'Nach dem Shout an der Wand.', 'Sichtbarkeit', 'Suche'),
  setting('Ruhezeit einhalten', 'Was passiert, kommt danach.', 'Benachrichtigungen', 'Von Bis'),
]

const found = (query: string): readonly string[] =>
  findSettings(SETTINGS, query).map(({ label }) => label)

describe('the search of the settings', () => {
  it.each([
    ['passwort', 'Passwort'],
    ['PASSW', 'Passwort'],
    ['Passwort ändern', 'Passwort'],
    ['aendern', 'Passwort'],
    ['Email', 'E-Mail-Adresse'],
    ['e-mail', 'E-Mail-Adresse'],
    ['e mail', 'E-Mail-Adresse'],
    ['bestätigung', 'Lesebestätigungen'],
    ['lesebestaetigung', 'Lesebestätigungen'],
    ['geräte', 'Passwort'],
    ['wall', 'Wall of Horns'],
    ['"Ruhezeit"!', 'Ruhezeit einhalten'],
  ])('finds by name, description or words around it: %s', (query, label) => {
    expect(found(query)[0]).toBe(label)
  })

  it.each([
    ['passwrot', 'Passwort'],
    ['paswort', 'Passwort'],
    ['passwortt', 'Passwort'],
    ['pasdwort', 'Passwort'],
    ['rhezeit', 'Ruhezeit einhalten'],
    ['adrese', 'E-Mail-Adresse'],
  ])('forgives one mistyped letter: %s', (query, label) => {
    expect(found(query)).toContain(label)
  })

  it.each([
    ['wie kann ich mein Passwort wechseln?', 'Passwort'],
    ['ich will keine Lesebestätigungen mehr', 'Lesebestätigungen'],
  ])('finds what a sentence is about: %s', (query, label) => {
    expect(found(query)).toEqual([label])
  })

  it('puts a name before a description, and that before the words around', () => {
    const settings = [
      setting('Eins', 'Nichts', 'Thema', 'Suche'),
      setting('Zwei', 'Für die Suche', 'Thema'),
      setting('Suche', 'Nichts', 'Thema'),
    ]
    expect(findSettings(settings, 'suche').map(({ label }) => label)).toEqual([
      'Suche',
      'Zwei',
      'Eins',
    ])
  })

  it('finds all settings of a subject', () => {
    expect(found('chats')).toEqual(['Lesebestätigungen', 'Online-Status'])
  })

  it.each(['', '   ', '?!', 'kaffeemaschine', 'xyz', '🤘'])('finds nothing for %j', (query) => {
    expect(found(query)).toEqual([])
  })

  it('compares one or two letters with beginnings of words only', () => {
    expect(found('pa')).toEqual(['Passwort', 'Ruhezeit einhalten'])
    expect(found('as')).toEqual([])
  })
})
