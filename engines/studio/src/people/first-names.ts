// First names that tell a gender, for descriptions that begin with a name: "Sarah, 61, silver bob".
const female = new Set(
  `sarah sara maria mary anna ana anne laura lisa julia giulia emma emily sophie sofia sophia clara carla carmen lucia elena helena paula
  marta martina nina lena lea mia olivia amelia charlotte alice chloe camille marie claire julie isabella isabel ines beatriz mariana
  fernanda juliana gabriela valentina camila daniela francesca chiara silvia federica aurora ingrid petra sabine monika heike ursula
  jennifer jessica amanda rachel rebecca hannah grace susan linda patricia barbara elizabeth margaret karen nancy betty diana victoria
  fatima aisha layla leila mariam noor amira yasmin zainab priya anjali ananya pooja neha kavita sunita lakshmi meera yuki sakura hana
  keiko aiko mei ling xiu amina ngozi chioma zoe kate katie lucy ella ruby megan nicole michelle stephanie kimberly melissa angela sharon
  tina eva alina katharina anja claudia birgit nora pauline manon céline celine amélie amelie léa lucía pilar rosa teresa sandra monica
  adriana carolina leticia renata larissa bianca elisa giorgia zeynep ayşe ayse elif fatma nadia samira salma huda divya shreya nisha deepa
  haruka misaki naomi`.split(/\s+/),
);
const male = new Set(
  `john james robert michael william david richard joseph thomas charles daniel matthew anthony mark paul steven andrew kevin brian george
  peter jack harry oliver noah liam lucas luca leo max felix jonas lukas tobias stefan markus klaus jürgen hans wolfgang pierre jean
  jacques antoine julien nicolas louis hugo carlos juan josé jose luis miguel pedro pablo diego javier antonio manuel fernando joão joao
  tiago rafael bruno marco matteo giovanni giuseppe lorenzo paolo francesco ahmed ahmad mohammed muhammad omar ali hassan khalid youssef
  ibrahim raj rahul amit arjun vijay sanjay ravi hiroshi kenji takeshi wei jun emeka kwame kofi marcus tyler ryan jason eric adam tom tim ben dan nick luke ethan mason logan jacob henry
  arthur theo oscar samuel nathan simon martin stephan patrick philipp christian andreas florian dominik sergio alberto raúl raul ricardo
  eduardo roberto andrés alejandro rodrigo gustavo thiago mathieu guillaume olivier françois mehmet mustafa ahmet emre yusuf karim tariq bilal
  hamza deepak suresh karan aditya haruto satoshi`.split(/\s+/),
);

const titles = new Set('dr dra dott dottssa prof professor docteur doktor doutora doutor chef coach'.split(' '));

/** The gender that the name at the start of a text tells, also after a title. `words` are lower-case. */
export const genderOfNamed = ([first = '', second = '']: readonly string[]): 'female' | 'male' | undefined =>
  genderOfName(titles.has(first) ? second : first);

/** The gender that a first name tells, if it is one. */
export const genderOfName = (name: string): 'female' | 'male' | undefined =>
  female.has(name) ? 'female' : male.has(name) ? 'male' : undefined;
