import { describe, expect, it } from 'vitest'
import { readTitle, statusIn } from './read-status.ts'

describe('a title', () => {
  it.each([
    ['ABGESAGT: Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['Eisenkrähe (abgesagt)', 'cancelled', 'Eisenkrähe'],
    ['Eisenkrähe [CANCELLED]', 'cancelled', 'Eisenkrähe'],
    ['Eisenkrähe – leider abgesagt!', 'cancelled', 'Eisenkrähe'],
    ['*** FÄLLT AUS *** Eisenkrähe + Rostfraß', 'cancelled', 'Eisenkrähe + Rostfraß'],
    ['Eisenkrähe - entfällt wegen Krankheit', 'cancelled', 'Eisenkrähe'],
    ['Fällt leider aus! Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['Canceled | Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['ABGESAGT Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['ABGESAGT:Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['Eisenkrähe *ABGESAGT*', 'cancelled', 'Eisenkrähe'],
    ['"ABGESAGT" Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['„Eisenkrähe“ - abgesagt', 'cancelled', 'Eisenkrähe'],
    ['Storniert: Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['+++ AUSVERKAUFT +++ Nachtfrost', 'sold_out', 'Nachtfrost'],
    ['Nachtfrost +++ausverkauft+++', 'sold_out', 'Nachtfrost'],
    ['SOLD OUT - Nachtfrost', 'sold_out', 'Nachtfrost'],
    ['Nachtfrost // Sold-Out', 'sold_out', 'Nachtfrost'],
    ['Nachtfrost (restlos ausverkauft) - Wintertour', 'sold_out', 'Nachtfrost - Wintertour'],
    ['Nachtfrost, ausverkauft', 'sold_out', 'Nachtfrost'],
    ['Verlegt auf den 02.10. - Rostfraß', 'moved', 'Rostfraß'],
    ['Verlegt auf Freitag, 2.10.2027: Rostfraß', 'moved', 'Rostfraß'],
    ['Rostfraß (verschoben vom 3.4.)', 'moved', 'Rostfraß'],
    ['Rostfraß - hochverlegt in die Halle', 'moved', 'Rostfraß'],
    ['Verlegt auf den 4.5. Rostfraß', 'moved', 'Rostfraß'],
    ['Rostfraß VERLEGT AUF 3. MAI 2027', 'moved', 'Rostfraß'],
    ['Nachholtermin vom 3.4.: Rostfraß', 'rescheduled', 'Rostfraß'],
    ['Nachholkonzert vom 3.4.: Rostfraß', 'rescheduled', 'Rostfraß'],
    ['Rostfraß (neuer Termin: 12.11.2027)', 'rescheduled', 'Rostfraß'],
    ['❌ABGESAGT❌ Eisenkrähe', 'cancelled', 'Eisenkrähe'],
    ['Nachtfrost ⚠️ausverkauft⚠️', 'sold_out', 'Nachtfrost'],
    ['Ausverkauft‼️ Nachtfrost', 'sold_out', 'Nachtfrost'],
    ['Nachtfrost ... ausverkauft', 'sold_out', 'Nachtfrost'],
    ['>>> SOLD OUT <<< Nachtfrost', 'sold_out', 'Nachtfrost'],
    ['//ABGESAGT// Eisenkrähe', 'cancelled', 'Eisenkrähe'],
  ])('%s says its state', (title, said, name) => {
    expect(readTitle(title)).toMatchObject({ said, name })
    expect(readTitle(title).isUnclear).not.toBe(true)
  })

  it.each([
    'Cancelled by Fate',
    'Cancelled By Fate - Releaseparty',
    'Eisenkrähe + Rostfraß',
    'Sold Out for Gold',
    'AC/DC: Tribute - live!',
    '!!!',
    'Moved by the Tide',
    'Ausverkauftheit',
    '...And Oceans 🤘 live',
  ])('%s says none', (title) => {
    expect(readTitle(title)).toEqual({ name: title })
  })

  it.each([
    ['Eisenkrähe abgesagt', 'cancelled', 'Eisenkrähe', false],
    ['Eisenkrähe (krankheitsbedingt abgesagt)', 'cancelled', 'Eisenkrähe', false],
    ['Sold Out Heroes', 'sold_out', 'Heroes', true],
    ['ABGESAGT EISENKRÄHE', 'cancelled', 'EISENKRÄHE', false],
    ['Abgesagt', 'cancelled', 'Abgesagt', undefined],
  ])('%s is unclear', (title, said, name, isLikelyName) => {
    const read = readTitle(title)
    expect(read).toMatchObject({ said, name, isUnclear: true })
    expect(read.isLikelyName).toBe(isLikelyName)
  })
})

describe('a cell', () => {
  it.each([
    ['Ausverkauft!', 'sold_out'],
    ['- abgesagt -', 'cancelled'],
    ['verlegt auf den 3.4.', 'moved'],
    ['18 €', undefined],
    ['', undefined],
  ])('%j says %s', (text, said) => {
    expect(statusIn(text)).toBe(said)
  })
})
