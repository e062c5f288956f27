import { BedrockClient } from '@aws-sdk/client-bedrock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stages } from '#infra/stages.ts'
import type { Engine } from '#testing/engines.ts'
import { startJsonService } from '#testing/stand-ins/json-service.ts'
import { describeFindings, modelsStatus, modelStatus } from './model-status.ts'

const { model, region } = stages.prod

/** Bedrock's answers by path, as its API reference shows them. */
const active = () => ({
  [`/inference-profiles/${encodeURIComponent(model.profile)}`]: {
    inferenceProfileId: model.profile,
    status: 'ACTIVE',
    type: 'SYSTEM_DEFINED',
    models: model.regions.map((each) => ({
      modelArn: `arn:aws:bedrock:${each}::foundation-model/${model.id}`,
    })),
  },
  [`/foundation-models/${encodeURIComponent(model.id)}`]: {
    modelDetails: { modelId: model.id, modelLifecycle: { status: 'ACTIVE' } },
  },
  [`/foundation-model-availability/${encodeURIComponent(model.id)}`]: {
    modelId: model.id,
    agreementAvailability: { status: 'AVAILABLE' },
    authorizationStatus: 'AUTHORIZED',
    entitlementAvailability: 'AVAILABLE',
    regionAvailability: 'AVAILABLE',
  },
})

const [PROFILE, MODEL, AVAILABILITY] = Object.keys(active()) as [string, string, string]

let answers: Record<string, object | undefined>
let service: Engine
let bedrock: BedrockClient

beforeAll(async () => {
  service = await startJsonService(({ method, path }) => {
    const body = method === 'GET' ? answers[path] : undefined
    return Promise.resolve(
      body
        ? { status: 200, body }
        : { status: 404, error: 'ResourceNotFoundException', body: { message: `no ${path}` } },
    )
  })
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  bedrock = new BedrockClient({ endpoint: service.endpoint, region, credentials, maxAttempts: 1 })
})

beforeEach(() => {
  answers = active()
})

afterAll(async () => {
  bedrock.destroy()
  await service.stop()
})

const problems = async () =>
  (await modelStatus(bedrock, model)).filter(({ remedy }) => remedy !== undefined)

test('has no remedy for a model that is active and open to the account', async () => {
  const findings = await modelStatus(bedrock, model)
  expect(findings).toHaveLength(8)
  expect(describeFindings(findings)).not.toContain('PROBLEM')
  expect(describeFindings(findings)).toContain(`ok      model ${model.id}: ACTIVE`)
})

test('finds a model that will be switched off', async () => {
  answers[MODEL] = { modelDetails: { modelId: model.id, modelLifecycle: { status: 'LEGACY' } } }
  expect(await problems()).toMatchObject([{ what: `model ${model.id}: LEGACY` }])
})

test('finds a missing agreement and says what to do', async () => {
  answers[AVAILABILITY] = {
    ...answers[AVAILABILITY],
    agreementAvailability: { status: 'NOT_AVAILABLE' },
  }
  const text = describeFindings(await problems())
  expect(text).toMatch(/PROBLEM agreement with its provider\n.*model catalogue/)
})

test('finds a region of the profile that the role does not cover', async () => {
  const models = [{ modelArn: `arn:aws:bedrock:eu-west-2::foundation-model/${model.id}` }]
  answers[PROFILE] = { ...answers[PROFILE], models }
  expect((await problems())[0]?.remedy).toContain('eu-west-2')
})

test('finds a profile that Bedrock does not know', async () => {
  answers = { ...active(), [PROFILE]: undefined }
  expect(await problems()).toMatchObject([{ what: `profile ${model.profile}: unknown` }])
})

test('asks about the second reader when it is another model', async () => {
  expect((await modelsStatus(bedrock, model)).map(({ purpose }) => purpose)).toEqual([
    'Model and second reader',
  ])
  const reader = { ...model, profile: 'eu.other.small-v1:0', id: 'other.small-v1:0' }
  const [writing, reading] = await modelsStatus(bedrock, { ...model, reader })
  expect(writing?.findings.filter(({ remedy }) => remedy !== undefined)).toEqual([])
  expect(reading).toMatchObject({ purpose: 'Second reader' })
  expect(reading?.findings[0]).toMatchObject({
    what: 'profile eu.other.small-v1:0: unknown',
    remedy: expect.stringContaining('infra/stages.ts') as unknown,
  })
})

test('fails when Bedrock fails', async () => {
  const gone = new BedrockClient({ endpoint: 'http://127.0.0.1:1', region, maxAttempts: 1 })
  await expect(modelStatus(gone, model)).rejects.toThrow()
})
