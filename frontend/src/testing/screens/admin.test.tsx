import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import {
  adminStatus,
  listDeadLetters,
  listJobs,
  processContent,
  processRss,
  redriveDeadLetters,
  retryJob,
  pausePipeline,
} from '#shared/api/pipeline.ts'
import { passTime, until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { expectToast, openApp, theApi } from '../open-app.ts'
import { answerPipeline, DEAD_LETTERS, FAILED_JOB, JOBS, NOW, STATUS } from '../pipeline.ts'
import {
  button,
  find,
  findText,
  inside,
  region,
  untilFocused,
  untilGone,
  untilText,
  withText,
} from '../queries.ts'

const ADMIN = { ...ME, role: 'admin' } as const

const openAdmin = (path = '/admin') => {
  answerPipeline(theApi())
  return openApp(path, { me: ADMIN, now: NOW })
}

describe('the admin page', () => {
  it('shows the state of the pipeline', async () => {
    const { user } = await openAdmin()
    const status = await find('region', 'Systemstatus')
    for (const text of [
      'SchedulerOnline',
      'Artikel heute14',
      'In der Warteschlange14',
      'Letzte Aktualisierung01:40:09 Uhr',
      '0,87 $ von 2,00 $',
    ])
      await untilText(() => status, text)
    expect(region('Pipeline').textContent).toContain('Nächster Lauf 02:00 heute')

    const queue = within(region('Warteschlange'))
    const progress = queue.getByRole('progressbar', { name: 'Fortschritt' })
    expect(progress.getAttribute('aria-valuenow')).toBe('98')
    expect(queue.getByRole('row', { name: 'Artikel schreiben 11 2 2' })).toBeTruthy()
    expect(queue.getByRole('row', { name: 'Storys bündeln 0 0 unbekannt' })).toBeTruthy()

    const sources = within(region('Quellen'))
    const names = await until(() => sources.getAllByRole('rowheader'))
    for (const [index, name] of ['Riff Review', 'Festivalfunk', 'Amboss-Blatt'].entries())
      expect(names[index]?.textContent).toContain(name)
    expect(names[3]?.textContent).toContain('Stille Post')
    expect(sources.getByRole('row', { name: /Riff Review/ }).textContent).toContain(
      'Der Server hat nach 10 Sekunden nicht geantwortet.',
    )

    const history = await inside('region', 'Verlauf')
    await user.click(await findText('Als Tabelle: Einträge je Tag'))
    await find('row', '22. Nov. 37', history)
    const letters = await inside('region', 'Dead Letters')
    const [content] = await until(() => letters.getAllByText('Inhalt'))
    if (content) await user.click(content)
    await untilText(() => region('Dead Letters'), '"clusterId": "0f3d9a"')
  })

  it('starts each run once and reports the answer', async () => {
    const api = theApi()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = await openAdmin()
    const calls = api.on(processRss, async () => {
      await held
      return { ...OK, message: 'x' }
    })
    api.on(processContent, () => refuse('conflict', 'Läuft schon.'))

    const start = await find('button', 'Feeds jetzt lesen')
    await user.click(start)
    await until(() => {
      expect(start.getAttribute('aria-busy')).toBe('true')
    })
    await user.click(start)
    answer()
    await expectToast('RSS Processing gestartet')
    expect(calls.filter(({ signal }) => !signal?.aborted)).toHaveLength(1)
    await user.click(button('Artikel jetzt schreiben'))
    await expectToast('Content Processing fehlgeschlagen: Läuft schon.')
  })

  it('resumes a paused pipeline after a confirmation', async () => {
    const api = theApi()
    let isRunning = false
    const { user } = await openAdmin()
    const paused = { isRunning: false, nextRssRun: null, nextContentRun: null }
    api.on(adminStatus, () =>
      isRunning ? STATUS : { ...STATUS, scheduler: { ...STATUS.scheduler, ...paused } },
    )
    const calls = api.on(pausePipeline, ({ body }) => {
      isRunning = true
      return body
    })
    await passTime(10_000)
    await untilText(() => region('Systemstatus'), 'SchedulerOffline')
    expect(screen.getAllByText('Nicht geplant')).toHaveLength(2)
    expect(button('Feeds jetzt lesen')).toHaveProperty('disabled', true)

    await user.click(button('Pipeline weiterlaufen lassen'))
    await find('dialog', 'Wieder anwerfen?')
    await user.keyboard('{Escape}')
    await untilGone('dialog', 'Wieder anwerfen?')
    expect(calls).toHaveLength(0)
    button('Pipeline weiterlaufen lassen').focus()
    await user.keyboard('{Enter}')
    await user.click(await find('button', 'Anwerfen', await inside('dialog', 'Wieder anwerfen?')))
    await expectToast('Pipeline läuft wieder')
    expect(calls.map(({ body }) => body)).toEqual([{ paused: false }])
    await untilText(() => region('Systemstatus'), 'SchedulerOnline')
    await untilFocused(() => button('Pipeline anhalten'))
  })

  it('retries failed jobs and dead letters', async () => {
    const api = theApi()
    let jobs = JOBS
    let letters = [...DEAD_LETTERS]
    const { user } = await openAdmin()
    api.on(listJobs, ({ query }) => jobs.filter(({ state }) => state === query.state))
    api.on(retryJob, ({ params }) => {
      jobs = jobs.filter(({ id }) => id !== params.id)
      return { ...FAILED_JOB, state: 'pending' as const, reason: null }
    })
    api.on(listDeadLetters, () => letters)
    api.on(redriveDeadLetters, () => {
      letters = []
      return { sent: 2 }
    })

    await until(() => withText('row', FAILED_JOB.title))
    expect(withText('row', FAILED_JOB.title).textContent).toContain(
      'Das Modell hat dreimal kein lesbares JSON geliefert.',
    )
    button(`Nochmal versuchen: ${FAILED_JOB.title}`).focus()
    await user.keyboard('{Enter}')
    await expectToast('Auftrag wartet wieder')
    await until(() => {
      expect(() => withText('row', FAILED_JOB.title)).toThrow()
    })
    await untilFocused(() => region('Aufträge'))

    await user.click(button('Erneut senden: Artikel schreiben'))
    await expectToast('2 Nachrichten erneut gesendet')
    await untilText(() => region('Dead Letters'), 'Keine Leichen im Keller.')
    await user.click(screen.getByRole('tab', { name: 'Fertig (1.263)' }))
    await untilText(() => screen.getByRole('table', { name: 'Fertig' }), 'Grabgesang im Interview')
  })

  it('polls every 10 s and shows which parts could not be loaded', async () => {
    const api = theApi()
    let isAway = true
    answerPipeline(api)
    api.on(adminStatus, () => (isAway ? refuse('invalid_input', 'Röhre durch.') : STATUS))
    await openApp('/admin', { me: ADMIN, now: NOW })
    const failure = 'Fehler beim Laden der Admin-Daten: Röhre durch.'
    await find('heading', failure)

    isAway = false
    await passTime(10_000)
    await untilText(() => region('Systemstatus'), 'Artikel heute14')
    isAway = true
    await passTime(10_000)
    await untilText(
      () => screen.getByRole('alert'),
      `${failure} Du siehst den Stand von 01:40:09 Uhr.`,
    )
    expect(region('Systemstatus').textContent).toContain('Artikel heute14')
  })

  it('shows a barrier to members', async () => {
    theApi().on(adminStatus, () => refuse('forbidden', 'Nein.'))
    await openApp('/admin')
    await find('heading', 'Kein Zugriff')
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })
})
