import { describe, expect, it } from 'vitest'
import { deploy } from './deployment.ts'
import { accessKeyOf, EDGE } from './iam/access-keys.ts'
import { readPermissions } from './principals.ts'
import { assertServicesMayCall } from './service-permissions.ts'
import { lambda, mapping, queue } from './testing/resources.ts'
import { edgePolicy, role } from './testing/roles.ts'

const endpoints = {
  dynamodb: 'http://d',
  sqs: 'http://q',
  s3: 'http://s',
  sns: 'http://q',
  ses: 'http://m',
  bedrock: 'http://m',
}

const deployed = (Resources: Readonly<Record<string, unknown>>) =>
  deploy(
    [
      {
        name: 's',
        region: 'eu-central-1',
        account: '000000000000',
        template: { Resources: Resources as Record<string, { Type: string }> },
        assets: new Map(),
        rewrite: (text) => text,
      },
    ],
    { endpoints, secret: () => '' },
  )

const document = (Action: string) => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action, Resource: '*' }],
})

const withRole = (Properties: object, more: object = {}) => ({
  job: lambda('job', { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } }),
  Role: { Type: 'AWS::IAM::Role', Properties },
  ...more,
})

const policiesOf = (resources: Readonly<Record<string, unknown>>) =>
  readPermissions(deployed(resources), { models: {} }).principals.find(
    ({ key }) => key.accessKeyId === accessKeyOf('fixture-job').accessKeyId,
  )?.policies

describe('the policies of a function', () => {
  it('are inline ones, managed ones, and those that name its role', () => {
    const policies = policiesOf(
      withRole(
        {
          Policies: [{ PolicyDocument: document('a:A') }],
          ManagedPolicyArns: [
            { Ref: 'Managed' },
            'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
          ],
        },
        {
          Managed: {
            Type: 'AWS::IAM::ManagedPolicy',
            Properties: { PolicyDocument: document('b:B') },
          },
          Attached: {
            Type: 'AWS::IAM::Policy',
            Properties: { PolicyDocument: document('c:C'), Roles: [{ Ref: 'Role' }] },
          },
          Other: {
            Type: 'AWS::IAM::Policy',
            Properties: { PolicyDocument: document('d:D'), Roles: ['other'] },
          },
        },
      ),
    )
    expect(policies).toEqual(['a:A', 'b:B', 'c:C'].map(document))
  })

  it('are none without a role', () => {
    expect(policiesOf({ job: lambda('job') })).toEqual([])
  })

  it('must be known, and without a boundary', () => {
    const ManagedPolicyArns = ['arn:aws:iam::aws:policy/AdministratorAccess']
    expect(() => policiesOf(withRole({ ManagedPolicyArns }))).toThrow('AdministratorAccess')
    expect(() => policiesOf(withRole({ PermissionsBoundary: 'arn' }))).toThrow()
  })
})

it('gives the edge what the policies of the buckets say about it', () => {
  const resources = { Site: { Type: 'AWS::S3::Bucket' }, Policy: edgePolicy('Site') }
  const { principals } = readPermissions(deployed(resources), { models: {} })
  const edge = principals.find(({ arn }) => arn === EDGE)
  expect(JSON.stringify(edge?.policies)).toContain('s3:ListBucket')
  expect(JSON.stringify(edge?.policies)).not.toContain('Principal')
})

it('knows the edge by its distribution alone, because CloudFront sends no account', () => {
  const resources = { Edge: { Type: 'AWS::CloudFront::Distribution' } }
  const { principals } = readPermissions(deployed(resources), { models: {} })
  const { context = {} } = principals.find(({ arn }) => arn === EDGE) ?? {}
  expect(context['aws:SourceArn']?.[0]).toContain(':distribution/')
  expect(context).not.toHaveProperty('aws:SourceAccount')
})

describe('event sources and schedules', () => {
  const assertStart = (resources: Readonly<Record<string, unknown>>) => {
    const deployment = deployed(resources)
    assertServicesMayCall(deployment, readPermissions(deployment, { models: {} }))
  }
  const arn = { 'Fn::GetAtt': ['Work', 'Arn'] }
  const withQueue = (...actions: string[]) => ({
    Work: queue('work'),
    Role: role({ Action: actions, Resource: arn }),
    job: lambda('job', { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } }),
    Source: mapping('job', arn, {}),
  })

  it('start when the role can read the queue', () => {
    assertStart(withQueue('sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'))
  })

  it('refuse to start when it cannot, as a deployment does', () => {
    expect(() => {
      assertStart(withQueue('sqs:ReceiveMessage', 'sqs:GetQueueAttributes'))
    }).toThrow('not authorized to perform: sqs:DeleteMessage on resource: arn:aws:sqs')
  })

  it('refuse to start when the role of a schedule cannot invoke its target', () => {
    const schedule = (Action: string) => ({
      job: lambda('job'),
      Clock: role({ Action, Resource: { 'Fn::GetAtt': ['job', 'Arn'] } }),
      Schedule: {
        Type: 'AWS::Scheduler::Schedule',
        Properties: {
          Target: {
            Arn: { 'Fn::GetAtt': ['job', 'Arn'] },
            RoleArn: { 'Fn::GetAtt': ['Clock', 'Arn'] },
          },
        },
      },
    })
    assertStart(schedule('lambda:InvokeFunction'))
    expect(() => assertStart(schedule('lambda:GetFunction'))).toThrow('lambda:InvokeFunction')
  })
})
