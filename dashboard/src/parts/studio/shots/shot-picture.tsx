// One picture of the sheet of all shots; it fills its container.
import classes from './shots.module.css';

interface Props {
  sheet: string;
  index: number;
  count: number;
}

export const ShotPicture = ({ sheet, index, count }: Props) => (
  <span
    className={classes.picture}
    style={{
      backgroundImage: `url(${sheet})`,
      backgroundSize: `${count * 100}% 100%`,
      backgroundPosition: `${count > 1 ? (index / (count - 1)) * 100 : 0}% 0`,
    }}
  />
);
