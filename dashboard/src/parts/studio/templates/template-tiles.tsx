// A few templates as upright pictures, which lead to the studio.
import { Text } from '@mantine/core';
import { TextLink } from '../../links.tsx';
import { stillOf, type TemplateId, templateNames } from './template-names.ts';
import classes from './templates.module.css';

/** The ones that most people need, each with another presenter. */
const POPULAR: readonly TemplateId[] = [
  'product-launch',
  'testimonial',
  'special-offer',
  'job-ad',
  'how-to',
  'announcement',
];

/** @param className of their grid. */
export const TemplateTiles = ({ className, count }: { className: string | undefined; count: number }) => (
  <div className={className}>
    {POPULAR.slice(0, count).map((id) => (
      <TextLink key={id} to="/studio" search={{ template: id }} underline="never" c="inherit" className={classes.tile}>
        <img src={stillOf(id)} alt="" loading="lazy" className={classes.tileStill} />
        <Text component="span" size="sm" fw={600} className={classes.tileName}>
          {templateNames[id]}
        </Text>
      </TextLink>
    ))}
  </div>
);
