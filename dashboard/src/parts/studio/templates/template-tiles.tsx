// A few templates as upright pictures, which lead to the studio.
import { Text } from '@mantine/core';
import { TextLink } from '../../links.tsx';
import classes from './templates.module.css';
import { stillOf, templates } from './templates.ts';

/** The ones that most people need, each with another presenter. */
const IDS = ['product-launch', 'testimonial', 'special-offer', 'job-ad', 'how-to', 'announcement'];
const shown = templates
  .filter(({ id }) => IDS.includes(id))
  .toSorted((one, other) => IDS.indexOf(one.id) - IDS.indexOf(other.id));

/** @param className of their grid. */
export const TemplateTiles = ({ className, count }: { className: string | undefined; count: number }) => (
  <div className={className}>
    {shown.slice(0, count).map((template) => (
      <TextLink
        key={template.id}
        to="/studio"
        search={{ template: template.id }}
        underline="never"
        c="inherit"
        className={classes.tile}
      >
        <img src={stillOf(template)} alt="" loading="lazy" className={classes.tileStill} />
        <Text component="span" size="sm" fw={600} className={classes.tileName}>
          {template.name}
        </Text>
      </TextLink>
    ))}
  </div>
);
