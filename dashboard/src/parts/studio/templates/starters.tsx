// Four templates below an empty script, so that a newcomer sees what videos look like and has one with a click.
import { Text, UnstyledButton } from '@mantine/core';
import { stillOf } from './template-names.ts';
import classes from './templates.module.css';
import { type Template, templates } from './templates.ts';

const STARTERS = ['product-launch', 'special-offer', 'testimonial', 'short-story'];
const starters = templates.filter(({ id }) => STARTERS.includes(id));

const Starters = ({ onPick }: { onPick(template: Template): void }) => (
  <div className={classes.starters}>
    {starters.map((template) => (
      <UnstyledButton key={template.id} className={classes.starter} onClick={() => onPick(template)}>
        <img src={stillOf(template.id)} alt="" className={classes.starterStill} />
        <Text fw={600} className={classes.starterName}>
          {template.name}
        </Text>
      </UnstyledButton>
    ))}
  </div>
);

export default Starters;
