import { describe, expect, test } from 'vitest'
import { stages, type StageConfig } from '../stages.ts'
import { fixtureContracts, writeFunctions } from '../testing/fixture.ts'
import { synthesise, type Resource } from '../testing/synthesise.ts'

describe('a new origin secret', () => {
  const withGenerations = async (
    ...originSecretGenerations: StageConfig['originSecretGenerations']
  ) => {
    const stage = { ...stages.dev, originSecretGenerations }
    const { ofType } = await synthesise(stage, writeFunctions(), fixtureContracts)
    const endpoint = ofType('AWS::Lambda::Function').find(
      ({ Properties }) => Properties['FunctionName'] === 'hoellenlaerm-dev-add-note',
    )
    const variables = Object.entries(variablesOf(endpoint))
    return {
      secrets: ofType('AWS::SecretsManager::Secret').map(({ logicalId }) => logicalId.slice(0, 13)),
      variables: variables.filter(([name]) => name.endsWith('ORIGIN_SECRET')),
      edge: JSON.stringify(ofType('AWS::CloudFront::Distribution')),
    }
  }

  test('is sent by the edge while functions accept the previous one too', async () => {
    const { secrets, variables, edge } = await withGenerations(2, 1)
    expect(secrets).toEqual(['OriginSecret2', 'OriginSecret1'])
    expect(variables).toMatchObject([
      ['ORIGIN_SECRET', expect.anything()],
      ['PREVIOUS_ORIGIN_SECRET', expect.anything()],
    ])
    expect(JSON.stringify(variables[0])).toContain('OriginSecret2')
    expect(JSON.stringify(variables[1])).toContain('OriginSecret1')
    expect(edge).toContain('OriginSecret2')
    expect(edge).not.toContain('OriginSecret1')
  })

  test('is the only accepted one in the end', async () => {
    const { secrets, variables } = await withGenerations(2)
    expect(secrets).toEqual(['OriginSecret2'])
    expect(variables.map(([name]) => name)).toEqual(['ORIGIN_SECRET'])
  })
})

const variablesOf = (lambda: Resource | undefined): object => {
  const environment = lambda?.Properties['Environment'] as { Variables: object } | undefined
  return environment?.Variables ?? {}
}
