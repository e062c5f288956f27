const GRANTS = 'permissions between services of AWS; infra tests assert them'
const OPERATIONS = 'watches or pays for the deployed product; there is nothing to watch locally'
const ROLLOUT = 'shifts calls to a new version; locally every call gets the newest one'

/** Resource types of the template that the local cloud does not run, each with its reason. */
export const UNRUN_RESOURCES: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Account': 'lets API Gateway write access logs',
  'AWS::Budgets::Budget': OPERATIONS,
  'AWS::CDK::Metadata': 'reports used constructs to AWS',
  'AWS::CertificateManager::Certificate':
    'the local cloud speaks plain HTTP on the loopback address',
  'AWS::CloudFront::OriginAccessControl': GRANTS,
  'AWS::CloudWatch::Alarm': OPERATIONS,
  'AWS::CloudWatch::CompositeAlarm': OPERATIONS,
  'AWS::CloudWatch::Dashboard': OPERATIONS,
  'AWS::CodeDeploy::Application': ROLLOUT,
  'AWS::CodeDeploy::DeploymentGroup': ROLLOUT,
  'AWS::Lambda::LayerVersion':
    'belongs to the uploader of the site, which the local cloud replaces',
  'AWS::Lambda::Permission': GRANTS,
  'AWS::Logs::LogGroup': 'functions log into the state folder',
  'AWS::Logs::MetricFilter': OPERATIONS,
  'AWS::Route53::RecordSet': 'the local address needs no name',
  'AWS::SNS::Subscription': 'mails operators of the deployed product',
  'AWS::SNS::TopicPolicy': GRANTS,
  'AWS::SQS::QueuePolicy': GRANTS,
  'AWS::Scheduler::ScheduleGroup': 'only groups schedules',
}
