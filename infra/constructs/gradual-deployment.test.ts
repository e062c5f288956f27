import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { stages, type StageConfig } from '../stages.ts'
import { fixtureContracts, writeFunctions } from '../testing/fixture.ts'
import { synthesise, type Resource, type Synthesised } from '../testing/synthesise.ts'

let product: Synthesised

const listNotes = contract({
  id: 'listNotes',
  method: 'GET',
  path: '/api/notes',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Notes',
  response: z.object({}),
  errors: [],
  polled: true,
  pollSeconds: 30,
})

/** The fixture with a contract that the SPA polls. */
const functions = writeFunctions({
  'lists/list-notes.ts': 'export const handler = async () => ({ statusCode: 200 })\n',
  'lists/access.ts': `export const access = { endpoints: { listNotes: { table: ['GetItem'] } } }\n`,
})

const productOf = (stage: StageConfig): Promise<Synthesised> =>
  synthesise(stage, functions, [...fixtureContracts, listNotes])

beforeAll(async () => {
  product = await productOf(stages.prod)
})

const only = (type: string, { ofType } = product): Resource => {
  const [found, ...others] = ofType(type)
  if (!found || others.length > 0) throw new Error(`${others.length + 1} × ${type}`)
  return found
}

const Rollout = z.object({
  CodeDeployLambdaAliasUpdate: z.object({ DeploymentGroupName: z.object({ Ref: z.string() }) }),
})

const versionOf = (one: Synthesised): string => only('AWS::Lambda::Version', one).logicalId

describe('a hot function', () => {
  it('gives a new version to a tenth of its callers first, and to all after five minutes', () => {
    const alias = only('AWS::Lambda::Alias')
    const group = only('AWS::CodeDeploy::DeploymentGroup')
    expect(alias.Properties['Name']).toBe('live')
    const { CodeDeployLambdaAliasUpdate } = Rollout.parse(alias.UpdatePolicy)
    expect(CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref).toBe(group.logicalId)
    expect(group.Properties['DeploymentConfigName']).toBe(
      'CodeDeployDefault.LambdaCanary10Percent5Minutes',
    )
  })

  it('goes back to the previous version when its alarm rings or the deployment stops', () => {
    const { Properties } = only('AWS::CodeDeploy::DeploymentGroup')
    const alarm = product
      .ofType('AWS::CloudWatch::Alarm')
      .find((one) => one.Properties['AlarmName'] === 'hoellenlaerm-prod-list-notes-canary')
    expect(Properties['AlarmConfiguration']).toEqual({
      Alarms: [{ Name: { Ref: alarm?.logicalId } }],
      Enabled: true,
    })
    expect(Properties['AutoRollbackConfiguration']).toMatchObject({
      Enabled: true,
      Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
    })
  })

  it('rings for errors that it logs and for crashes', () => {
    const filter = product
      .ofType('AWS::Logs::MetricFilter')
      .find(({ Properties }) => JSON.stringify(Properties).includes('failed-prod-list-notes'))
    expect(filter?.Properties['FilterPattern']).toBe('{ $.level = "ERROR" }')
    const alarms = JSON.stringify(product.ofType('AWS::CloudWatch::Alarm'))
    expect(alarms).toContain('"MetricName":"failed-prod-list-notes"')
    expect(alarms).toContain('"Value":"hoellenlaerm-prod-list-notes"')
    expect(alarms).toContain('100 * (FILL(failed, 0) + FILL(crashed, 0)) / calls')
  })

  it('is called through its alias, by the route and by permission', () => {
    const { logicalId } = only('AWS::Lambda::Alias')
    const integrations = JSON.stringify(product.ofType('AWS::ApiGatewayV2::Integration'))
    expect(integrations).toContain(`"IntegrationUri":{"Ref":"${logicalId}"}`)
    const permissions = JSON.stringify(product.ofType('AWS::Lambda::Permission'))
    expect(permissions).toContain(`"FunctionName":{"Ref":"${logicalId}"}`)
  })

  it('gets a new version with a new origin secret, which only its environment contains', async () => {
    const rotated = await productOf({ ...stages.prod, originSecretGenerations: [2, 1] })
    expect(versionOf(rotated)).not.toBe(versionOf(product))
  })

  it('changes at once in stages that keep no data', async () => {
    const dev = await productOf(stages.dev)
    expect(only('AWS::CodeDeploy::DeploymentGroup', dev).Properties['DeploymentConfigName']).toBe(
      'CodeDeployDefault.LambdaAllAtOnce',
    )
  })
})
