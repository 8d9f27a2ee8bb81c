// A small bar chart without axes, one bar for each day.
interface SparklineProps {
  values: readonly number[];
  /** The text alternative. */
  label: string;
}

const HEIGHT = 56;
const STEP = 10;

export function Sparkline({ values, label }: SparklineProps) {
  const top = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      style={{ display: 'block', width: '100%', height: HEIGHT }}
    >
      {values.map((value, index) => {
        // A day without usage still has a thin bar, so that days can be counted.
        const height = value > 0 ? Math.max(4, (value / top) * HEIGHT) : 2;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of days does not change.
            key={index}
            x={index * STEP + 1}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx={1.5}
            fill={value > 0 ? 'var(--mantine-primary-color-filled)' : 'var(--mantine-color-default-border)'}
          />
        );
      })}
    </svg>
  );
}
