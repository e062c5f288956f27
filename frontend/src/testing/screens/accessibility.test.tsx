import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { ACCESSIBILITY_RUN } from '#shared/domain/accessibility-run.ts'
import { MAX_RUN_AGE_DAYS } from '#shared/domain/accessibility.ts'
import { operator } from '#shared/domain/operator.ts'
import { openApp } from '../open-app.ts'
import { find, textOf, untilText } from '../queries.ts'

const DAY_MS = 24 * 3_600_000
const daysAfterRun = (days: number): string =>
  new Date(Date.parse(ACCESSIBILITY_RUN.date) + days * DAY_MS).toISOString()

const main = () => screen.getByRole('main')
const OLD = 'Die letzte Messung ist mehr als 90 Tage her.'

const openStatement = async (now: string) => {
  const app = await openApp('/barrierefreiheit', { me: null, now })
  await find('heading', 'Barrierefreiheit')
  return app
}

describe('the accessibility statement', () => {
  it('reports the figures and the day of the last run', async () => {
    await openStatement(daysAfterRun(1))
    const { screens, axe } = ACCESSIBILITY_RUN
    const states = screens.reduce((sum, one) => sum + one.states, 0)
    const text = textOf(main())
    expect(text).toContain(`axe ${axe}`)
    expect(text).toContain(`${screens.length} Ansichten in ${states} Messungen`)
    expect(text).toMatch(
      /Ergebnis: (keine|\d+) Verst(ö|o)ße?, (keine|\d+) Stellen? mit unklarem Kontrast/,
    )
    expect(text).toMatch(/Stand: \d{1,2}\. \p{L}+ 20\d\d/u)
    expect(text).toContain(operator.email)
    expect(text).toContain('MLBF@ms.sachsen-anhalt.de')
    expect(text).not.toContain(OLD)
  })

  it('says so when the last run is old', async () => {
    await openStatement(daysAfterRun(MAX_RUN_AGE_DAYS + 1))
    await untilText(main, OLD)
  })

  it('leads to the contact form, which is filled in', async () => {
    const { user } = await openStatement(daysAfterRun(1))
    await user.click(await find('link', 'Barriere melden'))
    await find('heading', 'Kontakt')
    expect(screen.getByLabelText('Betreff')).toHaveProperty('value', 'Barriere auf Höllenlärm')
    expect(screen.getByLabelText('Kategorie')).toHaveProperty('value', 'technical')
  })
})

describe('the contact form', () => {
  it.each(['/contact', '/contact?thema=%3Cb%3E', '/contact?thema=__proto__'])(
    'is empty at %s',
    async (path) => {
      await openApp(path, { me: null })
      await find('heading', 'Kontakt')
      expect(screen.getByLabelText('Betreff')).toHaveProperty('value', '')
      expect(screen.getByLabelText('Kategorie')).toHaveProperty('value', '')
    },
  )
})
