import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { apiMetrics, edgeMetrics, queueMetrics, streamMetrics, tableMetrics } from './metrics.ts'
import { liveMetrics, liveRefusalMetric } from './named-metrics.ts'
import type { Watched } from './watched.ts'

/** The first view in an incident: availability, latency, backlogs and consumption. */
export const productDashboard = (
  scope: Construct,
  stageName: string,
  { apiId, liveApiId, distributionId, tableName, dispatcher, streamSourceId, queues }: Watched,
): Dashboard => {
  const { requests, failed, refused, p99 } = apiMetrics(apiId)
  const edge = edgeMetrics(distributionId)
  const units = tableMetrics(tableName)
  const live = liveMetrics(liveApiId)
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `hoellenlaerm-${stageName}`,
    widgets: [
      [
        graph('API calls', [requests, refused, failed]),
        graph('API latency', [p99]),
        graph('Edge', [edge.requests], [edge.failedShare]),
      ],
      [
        graph('Table units', [units.reads, units.writes]),
        graph('Table throttles', [units.readThrottles, units.writeThrottles]),
        graph('Stream age', [streamMetrics(dispatcher, streamSourceId).ageMs]),
      ],
      [
        graph('Live connections', [live.connects, liveRefusalMetric(stageName)]),
        graph('Live messages', [live.messages]),
        graph('Live failures', [live.failed, live.refused]),
      ],
      [
        graph(
          'Queue age',
          queues.map((work) => queueMetrics(work).ageSeconds),
        ),
        graph(
          'Failed messages',
          queues.map((work) => queueMetrics(work).failed),
        ),
      ],
    ],
  })
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 8 })
