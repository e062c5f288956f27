import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { contentSourceReport } from '#shared/api/content-report.ts'
import { refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerPipeline, NOW } from '../pipeline.ts'
import { find, findText, withText } from '../queries.ts'

const ADMIN = { ...ME, role: 'admin' } as const

const openAdmin = (path: string) => {
  answerPipeline(theApi())
  return openApp(path, { me: ADMIN, now: NOW })
}

describe('the report on sources', () => {
  it('names the origin of every article and links only web addresses', async () => {
    await openAdmin('/admin/report')
    await find('heading', 'Datenquellen-Bericht')
    expect(screen.getByText('WARNUNG: 1 Artikel ohne Quelle.')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Riff Review/ }).textContent).toContain('Reviews')

    const verifiable = withText('listitem', 'Schädelbruch kündigen')
    const link = within(verifiable).getByRole('link')
    expect(within(verifiable).getByText('Überprüfbar')).toBeTruthy()
    expect(link.getAttribute('href')).toBe('https://amboss-blatt.example/nummer-neun')
    expect(verifiable.textContent).toContain('21.11.2026, 23:40 Uhr')
    const mixed = within(withText('listitem', 'Äonenfeuer'))
    expect(mixed.getByText('Gemischt')).toBeTruthy()
    expect(mixed.queryByRole('link')).toBeNull()
    const synthetic = within(withText('listitem', 'Warum der Blast'))
    expect(synthetic.getByText('Synthetisch')).toBeTruthy()
    expect(synthetic.getByText('ACHTUNG: Kein Satz nennt eine Quelle.')).toBeTruthy()
  })

  it('is requested once and says when it cannot be loaded', async () => {
    const calls = theApi().on(contentSourceReport, () => refuse('unavailable', 'Weg.'))
    await openApp('/admin/report', { me: ADMIN })
    await find('heading', 'Fehler beim Laden des Berichts')
    await findText('Der Datenquellen-Bericht konnte nicht geladen werden.')
    expect(calls.filter(({ signal }) => !signal?.aborted)).toHaveLength(1)
  })

  it('shows a barrier to members', async () => {
    theApi().on(contentSourceReport, () => refuse('forbidden', 'Nein.'))
    await openApp('/admin/report')
    await findText('Diesen Bericht lesen nur Admins.')
  })
})
