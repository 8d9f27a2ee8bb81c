// Selects a stock presenter by its face.
import { t } from '@lingui/core/macro';
import { Input, Radio, Text } from '@mantine/core';
import { RadioCards } from '../radio-cards.tsx';
import studio from '../studio/studio.module.css';
import classes from './library.module.css';
import { type StockPresenter, stockPortrait } from './stock-presenters.ts';

interface Props {
  presenters: readonly StockPresenter[];
  value: string | null;
  onChange(presenter: StockPresenter): void;
}

export const StockPresenterField = ({ presenters, value, onChange }: Props) => (
  <RadioCards
    label={t`Ready-made presenters`}
    value={value}
    onChange={(id) => {
      const chosen = presenters.find(({ stock_id }) => stock_id === id);
      if (chosen) onChange(chosen);
    }}
  >
    <div className={classes.stock}>
      {presenters.map(({ stock_id, name, description, portrait_path }) => (
        <Radio.Card key={stock_id} value={stock_id} radius="md" p={6} className={`${studio.card} ${studio.presenter}`}>
          <span className={classes.stockFace}>
            <img src={stockPortrait({ portrait_path })} alt="" loading="lazy" />
          </span>
          <Text size="sm" truncate title={description}>
            {name}
          </Text>
        </Radio.Card>
      ))}
    </div>
    {value !== null && (
      <Input.Description mt="xs">
        {presenters.find(({ stock_id }) => stock_id === value)?.description}
      </Input.Description>
    )}
  </RadioCards>
);
