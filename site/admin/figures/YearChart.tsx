import { BarChart, LineChart } from 'chartist';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { setStylesByScript } from './chartistStyles';

setStylesByScript();

export type ChartSeries = { name: string; values: readonly (number | null)[] };

const HEIGHT = 240;
const NARROW = 420;

/**
 * Two series side by side, the first in front. Screen readers get one image with a name; a table has the values.
 * @param labels short
 * @param format formats a value for the scale and the tooltip
 */
export function YearChart({
  kind,
  name,
  labels,
  series,
  format,
}: {
  kind: 'bars' | 'lines';
  name: string;
  labels: readonly string[];
  series: readonly [ChartSeries, ChartSeries];
  format: (value: number) => string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const data = JSON.stringify({ labels, series });
  const formatNow = useRef(format);
  useEffect(() => {
    formatNow.current = format;
  });

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    const { labels, series } = JSON.parse(data) as {
      labels: string[];
      series: ChartSeries[];
    };
    const drawn = { labels, series: series.map(({ values }) => [...values]) };
    const options = {
      height: `${HEIGHT}px`,
      low: 0,
      chartPadding: { top: 12, right: 4, bottom: 0, left: 4 },
      axisX: {
        showGrid: false,
        offset: 24,
        // On a phone each month only has room for its first letter.
        labelInterpolationFnc: (label: number | string) =>
          container.clientWidth < NARROW ? String(label).slice(0, 1) : label,
      },
      axisY: {
        offset: 52,
        scaleMinSpace: 44,
        onlyInteger: true,
        labelInterpolationFnc: (value: number | string) => formatNow.current(Number(value)),
      },
    };
    const chart =
      kind === 'bars'
        ? new BarChart(container, drawn, { ...options, seriesBarDistance: barWidth(container) })
        : new LineChart(container, drawn, { ...options, fullWidth: false, lineSmooth: false });
    chart.on('draw', (event) => {
      if (event.type !== 'bar' && event.type !== 'point') return;
      const { name } = series[event.seriesIndex] ?? { name: '' };
      const value = drawn.series[event.seriesIndex]?.[event.index] ?? 0;
      event.element
        .elem('title')
        .text(`${labels[event.index] ?? ''} ${name}: ${formatNow.current(value)}`);
    });
    chart.on('created', ({ svg }) => {
      const width = Math.round(svg.width());
      if (width > 0) svg.attr({ viewBox: `0 0 ${width} ${HEIGHT}` });
    });
    return () => {
      chart.detach();
      container.replaceChildren();
    };
  }, [kind, data]);

  return (
    <figure>
      <Legend aria-hidden>
        {series.map((each, index) => (
          <li key={each.name}>
            <Swatch $isFirst={index === 0} />
            <span>{each.name}</span>
          </li>
        ))}
      </Legend>
      <Drawing ref={place} role="img" aria-label={name} $isBars={kind === 'bars'} />
    </figure>
  );
}

function barWidth(container: HTMLElement): number {
  return Math.min(16, Math.max(7, container.clientWidth / 12 / 3.4));
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: 0.8125rem;
  color: ${({ theme }) => theme.colors.slate};
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Swatch = styled.span<{ $isFirst: boolean }>`
  width: 12px;
  height: 12px;
  border-radius: 2px;
  background: ${({ $isFirst, theme }) => ($isFirst ? theme.colors.ocean : theme.colors.edge)};
  print-color-adjust: exact;
`;

const Drawing = styled.div<{ $isBars: boolean }>`
  min-height: ${HEIGHT}px;
  svg {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
  .ct-grid {
    stroke: ${({ theme }) => theme.colors.stone};
    stroke-opacity: 0.7;
  }
  .ct-label {
    display: flex;
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    color: ${({ theme }) => theme.colors.slate};
  }
  .ct-label.ct-horizontal {
    justify-content: ${({ $isBars }) => ($isBars ? 'center' : 'flex-start')};
    padding-top: 4px;
  }
  .ct-label.ct-vertical {
    align-items: flex-end;
    justify-content: flex-end;
    padding-right: 6px;
  }
  .ct-bar {
    fill: none;
    stroke-width: clamp(6px, 1.1vw, 14px);
  }
  .ct-line {
    fill: none;
    stroke-width: 2.5px;
    stroke-linejoin: round;
  }
  .ct-point {
    stroke-width: 7px;
    stroke-linecap: round;
  }
  .ct-series-a :is(.ct-bar, .ct-line, .ct-point) {
    stroke: ${({ theme }) => theme.colors.ocean};
  }
  .ct-series-b :is(.ct-bar, .ct-line, .ct-point) {
    stroke: ${({ theme }) => theme.colors.edge};
  }
  .ct-series-b .ct-line {
    stroke-dasharray: 5 4;
  }
  .ct-bar:hover {
    stroke-opacity: 0.75;
  }
`;
