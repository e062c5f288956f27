import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { StackFile, Template } from './assembly.ts'
import { deploy } from './deployment.ts'

const directory = mkdtempSync(join(tmpdir(), 'deployment-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const stack = (
  name: string,
  template: Template,
  assets: StackFile['assets'] = new Map(),
): StackFile => ({
  name,
  region: 'eu-central-1',
  account: '000000000000',
  template,
  assets,
  rewrite: (text) => text,
})

const endpoints = {
  dynamodb: 'http://d',
  sqs: 'http://q',
  s3: 'http://s',
  sns: 'http://q',
  ses: 'http://m',
  bedrock: 'http://m',
}
const deployed = (...files: StackFile[]) =>
  deploy(files, { endpoints, secret: (arn) => `secret of ${arn}` })

const queue = (properties: Record<string, unknown> = {}) => ({
  Type: 'AWS::SQS::Queue',
  Properties: properties,
})

describe('deployment', () => {
  it('refers to a version or an alias of a function by the ARN of the function with a suffix', () => {
    const of = { FunctionName: { Ref: 'Function' } }
    const { resources } = deployed(
      stack('api', {
        Resources: {
          Function: { Type: 'AWS::Lambda::Function', Properties: { FunctionName: 'list-notes' } },
          Version: { Type: 'AWS::Lambda::Version', Properties: of },
          Alias: { Type: 'AWS::Lambda::Alias', Properties: { ...of, Name: 'live' } },
          Integration: {
            Type: 'AWS::ApiGatewayV2::Integration',
            Properties: { IntegrationUri: { Ref: 'Alias' } },
          },
        },
      }),
    )
    const integration = resources.find(({ logicalId }) => logicalId === 'Integration')
    expect(integration?.properties['IntegrationUri']).toMatch(
      /^arn:aws:lambda:[a-z0-9-]+:\d+:function:list-notes:live$/,
    )
  })

  it('resolves references between stacks by output, export and nested parameters', () => {
    const nestedFile = join(directory, 'nested.json')
    const nested: Template = {
      Parameters: { Given: {} },
      Resources: { Inner: queue({ QueueName: { 'Fn::Sub': 'inner-${Given}' } }) },
      Outputs: { Url: { Value: { Ref: 'Inner' } } },
    }
    writeFileSync(nestedFile, JSON.stringify(nested))
    const data = stack('data', {
      Resources: { Table: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'posts' } } },
      Outputs: {
        Arn: { Value: { 'Fn::GetAtt': ['Table', 'Arn'] }, Export: { Name: 'table-arn' } },
      },
    })
    const api = stack(
      'api',
      {
        Resources: {
          Nested: {
            Type: 'AWS::CloudFormation::Stack',
            Properties: {
              TemplateURL: { 'Fn::Sub': 'https://s3.${AWS::Region}.${AWS::URLSuffix}/b/abc.json' },
              Parameters: { Given: 'posts' },
            },
          },
          Outer: queue({
            weak: { 'Fn::GetStackOutput': { StackName: 'data', OutputName: 'Arn' } },
            strong: { 'Fn::ImportValue': 'table-arn' },
            nested: { 'Fn::GetAtt': ['Nested', 'Outputs.Url'] },
          }),
        },
      },
      new Map([['abc', nestedFile]]),
    )
    const arn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/posts'
    const outer = deployed(data, api).resources.find(({ logicalId }) => logicalId === 'Outer')
    expect(outer?.properties).toEqual({
      weak: arn,
      strong: arn,
      nested: 'http://q/000000000000/inner-posts',
    })
  })

  it('omits resources with a false condition and resources that only AWS needs', () => {
    const { resources } = deployed(
      stack('s', {
        Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
        Resources: {
          Kept: queue(),
          Ruled: { ...queue(), Condition: 'Never' },
          Group: { Type: 'AWS::Logs::LogGroup' },
        },
      }),
    )
    expect(resources.map(({ logicalId }) => logicalId)).toEqual(['Kept'])
  })

  it('generates the same name in every start, within the maximum length', () => {
    const long = 'L'.repeat(90)
    const template: Template = { Resources: { [long]: { Type: 'AWS::S3::Bucket' } } }
    const names = [deployed(stack('s', template)), deployed(stack('s', template))].map(
      ({ resources }) => resources[0]?.name,
    )
    expect(names[0]).toBe(names[1])
    expect(names[0]).toMatch(/^[a-z0-9-]{3,63}$/)
  })

  it.each([
    ['resource type', { Thing: { Type: 'AWS::New::Thing' } }, 'AWS::New::Thing (Thing in s)'],
    ['attribute', { A: queue({ x: { 'Fn::GetAtt': ['A', 'Colour'] } }) }, 'attribute Colour of A'],
    ['reference', { A: queue({ x: { Ref: 'Nobody' } }) }, 'Nobody in s'],
  ])('refuses an unknown %s', (_, resources, sentence) => {
    expect(() => deployed(stack('s', { Resources: resources }))).toThrow(sentence)
  })
})
