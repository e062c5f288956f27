import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { exportAudit, listAudit } from '#shared/api/audit.ts'
import { refuse } from '../fake-api.ts'
import { ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerPipeline, NOW } from '../pipeline.ts'
import { find, findText, withText } from '../queries.ts'

const openLog = () => {
  answerPipeline(theApi())
  return openApp('/admin/protokoll', { me: { ...ME, role: 'admin' }, now: NOW })
}

describe('the audit log', () => {
  it('is reached from the admin page and shows who did what', async () => {
    answerPipeline(theApi())
    const { user } = await openApp('/admin', { me: { ...ME, role: 'admin' }, now: NOW })
    await user.click(await find('link', 'Protokoll'))
    await find('heading', 'Protokoll')
    await find('table', 'Einträge')
    const rejected = withText('row', 'Abgelehnt')
    expect(rejected.textContent).toContain('@grabwaechter')
    expect(rejected.textContent).toContain('Werbung oder Spam')
    const role = withText('row', 'Rolle vergeben')
    expect(role.textContent).toContain('Betrieb')
    expect(role.textContent).toContain('AKIALOCALOPERATOR')
  })

  it('sends only the filters that are set', async () => {
    const { user } = await openLog()
    await find('table', 'Einträge')
    const calls = theApi().on(listAudit, () => [])
    await user.type(screen.getByLabelText('Wer'), 'grabwaechter')
    await user.selectOptions(screen.getByLabelText('Handlung'), 'Abgelehnt')
    await user.click(screen.getByRole('button', { name: 'Anzeigen' }))
    await findText('Hier hat niemand eingegriffen.')
    expect(calls.at(-1)?.query).toEqual({ actor: 'grabwaechter', act: 'reject' })
  })

  it('shows the refusal of the server, and can try again', async () => {
    theApi().on(listAudit, () => refuse('invalid_input', 'Der erste Tag liegt nach dem letzten.'))
    await openApp('/admin/protokoll', { me: { ...ME, role: 'admin' }, now: NOW })
    await findText('Der erste Tag liegt nach dem letzten.')
    await find('button', 'Nochmal versuchen')
  })

  it('shows no log to members without the role', async () => {
    theApi().on(listAudit, () => refuse('forbidden', 'Nein.'))
    await openApp('/admin/protokoll')
    await findText('Das Protokoll lesen nur Admins.')
  })

  it('says why an export was refused', async () => {
    const { user } = await openLog()
    const text = 'Das sind mehr als 5.000 Einträge. Wähl weniger Tage.'
    const calls = theApi().on(exportAudit, () => refuse('invalid_input', text))
    await user.click(await find('button', 'Als CSV'))
    await findText(text)
    expect(calls.at(-1)?.body).toEqual({ format: 'csv' })
  })
})
