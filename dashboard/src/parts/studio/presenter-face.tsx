// A presenter's face, cut out of the reference sheet, whose first picture is always the front view.
import { ownFile } from '../../lib/own-file.ts';
import classes from './studio.module.css';

interface Props {
  sheetUrl: string;
  /** The two kinds of sheet are laid out differently. */
  mode: 'photos' | 'description';
}

export const PresenterFace = ({ sheetUrl, mode }: Props) => (
  <span className={classes.face} data-sheet={mode}>
    <img src={ownFile(sheetUrl)} alt="" loading="lazy" />
  </span>
);
