import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import { openPromise } from 'yauzl'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

const unpack = async (zipPath: string, folder: string): Promise<void> => {
  const zip = await openPromise(zipPath)
  for await (const entry of zip.eachEntry()) {
    const target = join(folder, entry.fileName)
    await mkdir(dirname(target), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
  }
}

test(
  'takes the own data along, and reads it from the disk',
  { tag: '@core' },
  async ({ openAs, member, request }) => {
    const content = 'Lauter als <b>gestern</b> & "schöner"'
    const posted = await request.post('/api/community/posts', {
      headers: { 'X-Auth-Token': member.token },
      data: { content },
    })
    expect(posted.ok(), await posted.text()).toBe(true)
    const page = await openAs(member, '/deine-daten#export')
    const section = page.getByRole('region', { name: 'Deine Daten mitnehmen' })
    await section.getByRole('button', { name: 'Export anfordern' }).click()
    await expect(section.getByText('Dein Export ist fertig')).toBeVisible()
    // Axe cannot decide about what the header covers.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await section.getByRole('button', { name: /^Herunterladen/ }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^hoellenlaerm-daten-\d{4}-\d{2}-\d{2}\.zip$/)
    const folder = test.info().outputPath('export')
    await unpack(await download.path(), folder)
    await page.goto(`file://${folder}/index.html`)
    await expect(page.getByRole('heading', { name: 'Deine Daten', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Beiträge', exact: true }).click()
    await expect(page.getByText(content)).toBeVisible()
    await expectAccessible(page)
  },
)
