import { button, PATIENCE, region, toast } from './fixtures/admin-page.ts'
import {
  DEAD_LETTERS,
  FAILED_JOB,
  JOBS,
  refusal,
  showPipeline,
  SOURCES,
  STATUS,
} from './fixtures/pipeline.ts'
import { expect, test } from './fixtures/test.ts'

test.describe('with an API that says what it is told', () => {
  test.use({ expectedErrors: [/status of (400|403|409|503)/] })

  test('both runs start once at a time, and tell how it went', async ({ openAs, member }) => {
    const page = await openAs(member, '/impressum')
    await showPipeline(page)
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    let calls = 0
    await page.route('**/api/admin/process-rss', async (route) => {
      calls += 1
      await asked
      await route.fulfill({ status: 202, json: { ok: true, message: 'x' } })
    })
    await page.route('**/api/admin/process-content', (route) =>
      route.fulfill(refusal(409, 'Läuft schon.')),
    )
    await page.goto('/admin')

    const start = button(page, 'Feeds jetzt lesen')
    await start.click()
    await expect(start).toHaveAttribute('aria-busy', 'true')
    await start.click()
    answer()
    await toast(page, 'RSS Processing gestartet')
    expect(calls).toBe(1)
    await button(page, 'Artikel jetzt schreiben').click()
    await toast(page, 'Content Processing fehlgeschlagen: Läuft schon.')
  })

  test('a halted pipeline plans nothing, and goes on after a question', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/impressum')
    const scheduler = { ...STATUS.scheduler, nextRssRun: null, nextContentRun: null }
    let isRunning = false
    await showPipeline(page)
    await page.route('**/api/admin/status', (route) =>
      route.fulfill({
        json: isRunning ? STATUS : { ...STATUS, scheduler: { ...scheduler, isRunning } },
      }),
    )
    await page.route('**/api/admin/pipeline', (route) => {
      isRunning = true
      expect(route.request().postDataJSON()).toEqual({ paused: false })
      return route.fulfill({ json: { paused: false } })
    })
    await page.goto('/admin')

    await expect(region(page, 'Systemstatus')).toContainText('SchedulerOffline')
    await expect(page.getByText('Nicht geplant')).toHaveCount(2)
    await expect(button(page, 'Feeds jetzt lesen')).toBeDisabled()
    await button(page, 'Pipeline weiterlaufen lassen').click()
    const question = page.getByRole('dialog', { name: 'Wieder anwerfen?' })
    await question.press('Escape')
    await expect(question).toHaveCount(0)
    expect(isRunning).toBe(false)
    await button(page, 'Pipeline weiterlaufen lassen').press('Enter')
    await question.getByRole('button', { name: 'Anwerfen' }).click()
    await toast(page, 'Pipeline läuft wieder')
    await expect(region(page, 'Systemstatus')).toContainText('SchedulerOnline')
    await expect(button(page, 'Pipeline anhalten')).toBeFocused()
  })

  test('failed jobs and dead letters get another try', async ({ openAs, member }) => {
    const page = await openAs(member, '/impressum')
    let jobs = JOBS
    let letters = DEAD_LETTERS
    await showPipeline(page)
    await page.route('**/api/admin/jobs?**', (route) => {
      const state = new URL(route.request().url()).searchParams.get('state')
      return route.fulfill({ json: jobs.filter((job) => job.state === state) })
    })
    await page.route('**/api/admin/jobs/*/retry', (route) => {
      jobs = jobs.filter(({ id }) => !route.request().url().includes(id))
      return route.fulfill({ json: { ...FAILED_JOB, state: 'pending', reason: null } })
    })
    await page.route('**/api/admin/dead-letters', (route) => route.fulfill({ json: letters }))
    await page.route('**/api/admin/dead-letters/write-article/redrive', (route) => {
      letters = []
      return route.fulfill({ json: { sent: 2 } })
    })
    await page.goto('/admin')

    const failed = page.getByRole('listitem').filter({ hasText: FAILED_JOB.title })
    await expect(failed).toContainText('Das Modell hat dreimal kein lesbares JSON geliefert.')
    await button(page, `Nochmal versuchen: ${FAILED_JOB.title}`).press('Enter')
    await toast(page, 'Auftrag wartet wieder')
    await expect(failed).toHaveCount(0)
    await expect(region(page, 'Aufträge')).toBeFocused()

    await button(page, 'Erneut senden: Artikel schreiben').click()
    await toast(page, '2 Nachrichten erneut gesendet')
    await expect(region(page, 'Dead Letters')).toContainText('Keine Leichen im Keller.')
    await page.getByRole('tab', { name: 'Fertig (1.263)' }).click()
    await expect(page.getByRole('list', { name: 'Fertig' })).toContainText(
      'Grabgesang im Interview',
    )
  })

  test('a source that is refused stays typed; one that is removed leaves the list', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/impressum')
    let sources = SOURCES
    await showPipeline(page)
    await page.route('**/api/admin/sources', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill(refusal(409, 'Diesen Feed gibt es schon.'))
        : route.fulfill({ json: sources }),
    )
    await page.route('**/api/admin/sources/amboss-blatt', (route) => {
      sources = sources.filter(({ id }) => id !== 'amboss-blatt')
      return route.fulfill({ json: { ok: true } })
    })
    await page.goto('/admin')

    await button(page, 'Quelle hinzufügen').click()
    const dialog = page.getByRole('dialog', { name: 'Neue Quelle' })
    await dialog.getByLabel('Adresse des Feeds').fill('ftp://amboss.example')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    for (const text of ['Name fehlt.', 'Ungültige URL', 'Bitte wähle eine Kategorie']) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
    }
    await dialog.getByLabel('Name').fill('Amboss')
    await dialog.getByLabel('Adresse des Feeds').fill('https://amboss.example/rss')
    await dialog.getByLabel('Kategorie').selectOption('Reviews')
    await dialog.getByLabel('Sprache').selectOption('Deutsch')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Diesen Feed gibt es schon.')
    await expect(dialog.getByLabel('Name')).toHaveValue('Amboss')
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()

    await button(page, 'Entfernen: Amboss-Blatt').press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).press('Enter')
    await toast(page, 'Quelle entfernt')
    await expect(page.getByRole('row', { name: /Amboss-Blatt/ })).toHaveCount(0)
    await expect(region(page, 'Quellen')).toBeFocused()
    await page.getByRole('searchbox', { name: 'Quelle suchen' }).fill('polka')
    await expect(page.getByText('So heißt hier keine Quelle.')).toBeVisible()
  })

  test('it asks again every 10 s and says what it could not load', async ({ openAs, member }) => {
    const page = await openAs(member, '/impressum')
    await page.clock.install()
    let answer = refusal(400, 'Röhre durch.')
    await showPipeline(page)
    await page.route('**/api/admin/status', (route) => route.fulfill(answer))
    await page.goto('/admin')
    const failure = 'Fehler beim Laden der Admin-Daten: Röhre durch.'
    await expect(page.getByRole('heading', { name: failure })).toBeVisible()

    answer = { status: 200, json: STATUS } as never
    await page.clock.fastForward(10_000)
    await expect(region(page, 'Systemstatus')).toContainText('Artikel heute14')
    answer = refusal(400, 'Röhre durch.')
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('alert')).toContainText(
      `${failure} Du siehst den Stand von 01:40:09 Uhr.`,
    )
    await expect(region(page, 'Systemstatus')).toContainText('Artikel heute14')
  })

  test('the report is asked for once, and says when it cannot be had', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/impressum')
    let calls = 0
    await page.route('**/api/admin/content-source-report', (route) => {
      calls += 1
      return route.fulfill(refusal(503, 'Weg.'))
    })
    await page.goto('/admin/report')
    await expect(
      page.getByRole('heading', { name: 'Fehler beim Laden des Berichts' }),
    ).toBeVisible()
    await expect(
      page.getByText('Der Datenquellen-Bericht konnte nicht geladen werden.'),
    ).toBeVisible()
    expect(calls).toBe(1)
  })

  test('members find no way in, and a clear word where they typed the address', async ({
    openAs,
    member,
  }) => {
    const page = await openAs(member, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible(
      PATIENCE,
    )
    await page.goto('/admin/report')
    await expect(page.getByText('Diesen Bericht lesen nur Admins.')).toBeVisible(PATIENCE)
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
  })
})
