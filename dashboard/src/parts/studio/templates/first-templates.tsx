// Four templates below an empty script, so that a newcomer sees what videos look like and has one with a click.
import { Text, UnstyledButton } from '@mantine/core';
import { stillOf } from './template-names.ts';
import classes from './templates.module.css';
import { type Template, templates } from './templates.ts';

const FIRST = ['product-launch', 'special-offer', 'testimonial', 'short-story'];
const first = templates.filter(({ id }) => FIRST.includes(id));

const FirstTemplates = ({ onPick }: { onPick(template: Template): void }) => (
  <div className={classes.first}>
    {first.map((template) => (
      <UnstyledButton key={template.id} className={classes.firstTemplate} onClick={() => onPick(template)}>
        <img src={stillOf(template.id)} alt="" className={classes.firstStill} />
        <Text fw={600} className={classes.firstName}>
          {template.name}
        </Text>
      </UnstyledButton>
    ))}
  </div>
);

export default FirstTemplates;
