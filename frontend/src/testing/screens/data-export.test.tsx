import { screen } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dataExport,
  downloadDataExport,
  requestDataExport,
  type DataExportState,
} from '#shared/api/data-export.ts'
import { confirmSignIn } from '#shared/api/sessions.ts'
import { until } from '../clock.ts'
import { OK, refuse } from '../fake-api.ts'
import { openApp, theApi } from '../open-app.ts'
import { button, fill, find, findText, inside } from '../queries.ts'
import { answerSettings } from '../settings.ts'

const requestedAt = '2026-11-26T10:00:00.000Z'
const STALE = refuse('stale_sign_in', 'Bitte bestätige kurz, dass du es bist.')

const RUNNING: DataExportState = {
  state: 'running',
  requestedAt,
  phase: 'reading',
  entries: 1240,
  kindsDone: 12,
  kinds: 29,
  files: 0,
}

const READY: DataExportState = {
  state: 'ready',
  requestedAt,
  readyAt: requestedAt,
  availableUntil: '2026-11-28T10:00:00.000Z',
  entries: 1300,
  files: [
    { name: 'a.zip', bytes: 104857600 },
    { name: 'b.zip', bytes: 2048 },
  ],
}

const open = async (state: DataExportState) => {
  const api = theApi()
  answerSettings(api)
  const shown = { state }
  api.on(dataExport, () => shown.state)
  const { user } = await openApp('/deine-daten')
  return { api, shown, user }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the export of the own data', () => {
  it('starts after the member has confirmed, shows its progress, and ends with files', async () => {
    const { api, shown, user } = await open({ state: 'none' })
    const session = { isFresh: false }
    api.on(confirmSignIn, () => {
      session.isFresh = true
      return OK
    })
    const requests = api.on(requestDataExport, () => {
      if (!session.isFresh) return STALE
      shown.state = RUNNING
      return RUNNING
    })
    await user.click(await find('button', 'Export anfordern'))
    const dialog = await inside('dialog', 'Bist du es wirklich?')
    await fill(user, dialog.getByLabelText('Dein Passwort'), 'Grabesstille 7')
    await user.click(dialog.getByRole('button', { name: 'Weiter' }))
    await findText('Wir sammeln: 12 von 29 Bereichen, 1.240 Einträge.')
    expect(requests).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Export anfordern' })).toBeNull()
    shown.state = READY
    await find('button', 'Teil 1 von 2 herunterladen (100 MB)')
    expect(button('Teil 2 von 2 herunterladen (2 KB)')).toBeTruthy()
  })

  it('says why a download failed, and shows that the export is over', async () => {
    const { api, shown, user } = await open(READY)
    api.on(downloadDataExport, () => {
      shown.state = { state: 'expired', requestedAt }
      return refuse('gone', 'Dieser Export ist abgelaufen.')
    })
    await user.click(await find('button', 'Teil 2 von 2 herunterladen (2 KB)'))
    await findText('Dieser Export ist abgelaufen.')
    await findText('Dein letzter Export ist abgelaufen und gelöscht.')
  })

  it('offers another attempt after a failure', async () => {
    const { api, user } = await open({ state: 'failed', requestedAt, reason: 'interrupted' })
    const requests = api.on(requestDataExport, () => RUNNING)
    await findText('Das hat nicht geklappt')
    await user.click(await find('button', 'Neuen Export anfordern'))
    await until(() => {
      expect(requests).toHaveLength(1)
    })
  })
})
