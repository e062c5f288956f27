import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { transparency } from '#shared/api/transparency.ts'
import { openApp, theApi } from '../open-app.ts'
import { find, findText, withText } from '../queries.ts'

it('shows the figures of a half-year with hidden small parts, and the point of contact', async () => {
  theApi().on(transparency, () => ({
    halfYears: [
      {
        period: '2026-H2',
        counts: {
          reports: 12,
          'reports:by:guest': null,
          'reports:by:member': null,
          'reports:kind:story': 9,
          decisions: 7,
          'decisions:automated:detection': null,
        },
      },
    ],
    months: [{ period: '2026-11', reports: 12, decisions: 7, appeals: 0 }],
  }))
  await openApp('/transparenz')
  await find('heading', '2. Halbjahr 2026')
  for (const part of ['von Gästen', 'von Mitgliedern', 'von Software gefunden'])
    expect(withText('row', part).textContent).toBe(`${part}verdeckt`)
  expect(withText('row', 'von Software entschieden').textContent).toBe('von Software entschieden0')
  expect(withText('row', 'Art: Story').textContent).toContain('9')
  expect(withText('row', 'Nov. 2026').textContent).toBe('Nov. 20261270')
  await findText(/Art\. 11 und 12 DSA/)
  expect(screen.getByRole('button', { name: 'Als CSV' })).toBeTruthy()
})

it('says that there is nothing to count yet', async () => {
  theApi().on(transparency, () => ({ halfYears: [], months: [] }))
  await openApp('/transparenz')
  await findText('Noch ist nichts passiert, was wir zählen könnten.')
})
