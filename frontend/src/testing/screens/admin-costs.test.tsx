import { expect, it } from 'vitest'
import { ME } from '../members.ts'
import { openApp, theApi } from '../open-app.ts'
import { answerPipeline, NOW } from '../pipeline.ts'
import { find, findText, inside, region, untilText } from '../queries.ts'

it('shows the costs of writing and checking apart, for seven days', async () => {
  answerPipeline(theApi())
  const { user } = await openApp('/admin', { me: { ...ME, role: 'admin' }, now: NOW })
  const status = await find('region', 'Systemstatus')
  await untilText(() => status, 'Schreiben 0,55 $, Prüfen 0,32 $')
  const history = await inside('region', 'Verlauf')
  await untilText(() => region('Verlauf'), '6,35 $: Schreiben 3,81 $, Prüfen 2,54 $')
  await user.click(await findText('Als Tabelle: Kosten der letzten 7 Tage'))
  await find('row', /^22\. Nov\. 0,42\s\$ 0,28\s\$ 0,70\s\$$/, history)
  expect(history.getByRole('table', { name: /Kosten/ }).textContent).not.toContain('15. Nov')
})
