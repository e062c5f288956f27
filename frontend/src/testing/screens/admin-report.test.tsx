import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { contentSourceReport } from '#shared/api/content-report.ts'
import { refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerPipeline, NOW } from '../pipeline.ts'
import { find, findText, inside, region, untilGone, withText } from '../queries.ts'

const ADMIN = { ...ME, role: 'admin' } as const

const openAdmin = (path: string) => {
  answerPipeline(theApi())
  return openApp(path, { me: ADMIN, now: NOW })
}

describe('the report on sources', () => {
  it('names the origin of every article and links only web addresses', async () => {
    await openAdmin('/admin/report')
    await find('heading', 'Datenquellen-Bericht')
    await findText('WARNUNG: 1 Artikel ohne Quelle.')
    await findText(/^Die neuesten 3 von 145 Artikeln/)
    const feed = within(region('RSS-Quellen')).getByRole('row', { name: /Riff Review/ })
    expect(feed.textContent).toContain('Reviews')

    const verifiable = withText('row', 'Schädelbruch kündigen')
    const link = within(verifiable).getByRole('link')
    expect(within(verifiable).getByText('Überprüfbar')).toBeTruthy()
    expect(within(verifiable).getByText('KI aus RSS-Quellen')).toBeTruthy()
    expect(link.getAttribute('href')).toBe('https://amboss-blatt.example/nummer-neun')
    expect(verifiable.textContent).toContain('21.11.2026, 23:40 Uhr')
    const mixed = within(withText('row', 'Äonenfeuer'))
    expect(mixed.getByText('Gemischt')).toBeTruthy()
    expect(mixed.queryByRole('link')).toBeNull()
    const synthetic = within(withText('row', 'Warum der Blast'))
    expect(synthetic.getByText('Synthetisch')).toBeTruthy()
    expect(synthetic.getByText('ACHTUNG: Kein Satz nennt eine Quelle.')).toBeTruthy()
  })

  it('sorts articles by a heading and filters them by verifiability', async () => {
    const { user } = await openAdmin('/admin/report')
    const articles = await inside('table', 'Artikel')
    const titles = () => articles.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await user.click(articles.getByRole('columnheader', { name: 'Zeitpunkt' }))
    expect(titles()[0]).toContain('Warum der Blast')
    await user.click(articles.getByRole('columnheader', { name: 'Artikel' }))
    expect(titles()[0]).toContain('Äonenfeuer')

    const filter = screen.getByLabelText('Nach Überprüfbarkeit filtern')
    await user.selectOptions(filter, 'Gemischt')
    await untilGone('row', /Warum der Blast/)
    expect(titles()).toHaveLength(1)
  })

  it('is requested once and shows an error when it cannot be loaded', async () => {
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
