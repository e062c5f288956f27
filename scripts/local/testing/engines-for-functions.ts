import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBedrock } from '../engines/bedrock.ts'
import { startMusic } from '../engines/music.ts'
import { startSes } from '../engines/ses.ts'

/** The local mail service, model and music for tests of functions/, which must not import the local cloud. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const directory = await mkdtemp(join(tmpdir(), 'mail-'))
  const [ses, bedrock, music] = await Promise.all([
    startSes({ directory }),
    startBedrock(),
    startMusic(),
  ])
  project.provide('sesEndpoint', ses.endpoint)
  project.provide('mailDirectory', directory)
  project.provide('bedrockEndpoint', bedrock.endpoint)
  project.provide('musicStandIns', music.standIns)
  return async () => {
    await Promise.all([ses.stop(), bedrock.stop(), music.stop()])
    await rm(directory, { recursive: true })
  }
}
