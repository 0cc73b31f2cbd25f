/**
 * 2,048 words to read aloud (INNER-4), in alphabetical order. No two differ in only one letter, and
 * none sounds like another, because they are compared by voice.
 */
export const WORDS: readonly string[] = `
abacus abbey abroad absent academy accent account acid acorn acrobat across actor actress address
admiral adult adverb advice affair afford afraid after again agenda agent agree airport alarm
album alcove alert algae algebra alien almanac almond alone alpha alpine always amateur amber
ambition ambush amethyst amount ample amuse anagram anatomy anchor anger angle animal answer
antelope antenna anthem antique antler anvil apart apology appetite approach apricot april apron
aquarium aquatic arcade archer archive arctic arena argue armchair armor army aroma around arrest
arrow artist ashore aside asleep aspect asphalt aspirin assembly asteroid athlete athletic atlas
atom attic auburn auction audience audio august aunt author autumn avenue aviator avocado awake
award awesome awning axle azalea baboon baby backpack backyard bacon badge bagel bagpipe baker
balcony ballad ballet balloon bamboo banana banjo banner banquet barber barefoot bargain barley
barn barrel baseball basic basket bath bathtub battery beagle beaver become bedrock bedroom
beehive beeswax before begin begonia behave behind believe belong bench beside best beverage
beyond bicycle billion bingo biology biplane birch bird birthday biscuit bison black blanket blaze
blend blizzard blossom boatman bobcat bonfire bonnet bonus bookcase bookmark border borrow botany
bottle bottom boulder bouncy boundary bouquet bowler boxer bracelet brain bramble branch brandy
brass brave breeze brick bridge brief brigade bright bring broccoli broken bronco bronze broom
brother brown brownie brush bubble bucket buckle buckskin budget buffalo buffet bugle builder bulb
bulldog bullfrog bumper bundle bungalow burger burst bushel business butter button buzzard bypass
cabbage cabin cable cactus cafe calcium calendar calf camel camera campus canal canary candle
canoe canopy canvas canyon capital captain caption caramel caravan carbon cardigan cardinal cargo
caribou carnival carol carpet carriage cartoon carve cascade cashew castle casual catalog catfish
cauldron cavalry cedar celery cello cement census central century ceramic certain chain chalk
chamber champion change chapter charcoal chariot charity charm chase chat cheap checkers cheddar
cheese cheetah chef chemist cherry chess chestnut chicken child chimney chipmunk chisel chlorine
chrome cider cinema cinnabar cinnamon circle circus citizen citrus city civil civilian clamp
clarinet classic clay clean clever client cliff climate clinic clock closet cloth cloud clown club
cluster coach coast cobalt cobra cobweb cockatoo cockpit coconut coffee coil coleslaw collar
college colony comet comfort comic commerce common compass computer concert concrete condor cone
confetti copilot copper coral corner cornmeal corridor costume cottage cotton cougar country
courage cousin cowbell cowboy coyote cradle craft crane crater crayon cream credit cricket crimson
crisp crocus crossbow crouton crowbar crumb crunch crystal cubic cucumber culture cupboard cupcake
curator curious cushion custard custom cutlery cypress daffodil daily damp dance dapper daring
dawn daylight dazzle debate debris decade december decorate dedicate deep degree delay delegate
delight deliver delta demand demolish denim dentist deposit depth derby design desk detail detect
device devote diagonal diagram dial dialect diamond diary diesel diet differ digit dinner dinosaur
diploma direct disco discount discover dish display distant district ditch diver divide doctor
document doghouse dolphin domain donkey donut doorbell double dove downtown dozen dragon drama
dramatic drawer dress drift drill drink drive drizzle drum duchess duck dugout dulcimer dumpling
dune dust dynamo each eager early earring earth easel easy echo eclipse ecology economy edge edit
edition educate effort eggplant eggshell either elastic elbow electron elegant element elephant
elevator eleven elite else embassy emblem embrace emerald emotion empire employ empty enamel
encore endeavor endless endure energy engine engineer enjoy enormous enough enter entire entrance
entry envelope epic epoch equal equation equator erase errand escape escort espresso essay essence
estate eternal ethics evaluate evening event ever evidence evolve exact example excel except
exchange excite exhibit expand expert explain explore express extend extra eyebrow eyelash fabric
facade factory factual faculty falcon fallow family famous fancy fantasy farmer farmyard fashion
father faucet feast feline female fence fennel ferment fern ferret ferry fertile festival festoon
fiber fiction fiddle field fierce fight figure filbert film filter final finch finger finish
firefly first fiscal fitness flag flagpole flagship flame flamingo flannel flash flavor flexible
flicker flint float floor florist fluent flute flutter foam focus fodder folk folklore fondue
football forecast forehead forest forever forget formal formula fortress fortune forum fossil
foster fountain fox foxglove fragile fragment freckle freedom fresh friday friend frog frontier
frost frozen frugal fruit fudge fuel funny fusion future fuzzy gadget galaxy gallery gallon game
gander garage garden gardenia gargoyle garland garlic garment garnet gazelle gazette gecko gelatin
gemstone general generous genius gentle genuine geology geometry geranium gerbil geyser giant gift
giggle gingham giraffe glacier glad glance glass glimpse glitter globe glory glossary glossy glow
glue goat goblet goblin goldfish gondola good goose gorge gossip gourmet govern grab grace
graduate grammar granite graph gravel gravity green griddle grip grizzly grocery groove group
grumpy guess guide guitar gulf gumdrop gymnast gypsum habit hacksaw haddock haircut halfback
halibut halo hamlet hammer hammock hamster hand handbook happy harbor harmony harness harp harvest
hatchet haven hawk haystack hazel head headband headline health heart heater heavy hedgehog height
heirloom heliport helium helmet helpful hemlock herald herbal heritage heron hibiscus hidden
highway hiker hillside hilltop hinge hippo history hobby hockey hold holiday hollow holly hologram
homeland homework honest honey honeydew hooded hoof hope horizon hornet hospital hostel hound
house hover huddle human humble humidity humor hundred hungry hurry husband husky hyacinth hybrid
hydrant hydrogen hyena hygiene iceberg icicle icon idea identity igloo iguana image imagine immune
impact import improve impulse include income index indicate indigo indoor industry infant inform
inhale inject inkwell inland input inside insight inspire instant intact integer intend interest
interval into invent inventor invite involve inward iodine iris ironwork isolate issue item ivory
jackal jacket jackpot jade jaguar january jargon jasmine javelin jazz jealous jelly jewel jigsaw
jingle jogger join joke journal journey jubilee judo juggle juice jukebox july jumbo jump junction
junior juniper justice justify jute kangaroo karate kayak kebab keen keeper keepsake kelp ketchup
kettle keyboard kidney kilogram kind kindling kiosk kipper kitchen kite kitten kiwi knapsack kneel
knife knob knuckle koala label labor lacquer ladder ladle lagoon lake lakeside lamb landmark
language lantern laptop larch large larva laser last latitude laugh laundry lavender lawful lawyer
lazy leader leaf league learn leather lecture legend lemon lemonade lemur length lentil leopard
letter lettuce level liberty library licorice lifeboat likeness lilac lily lime limit linen
linoleum lion liquid listen litmus little lively living lizard llama lobster local location locket
locust lodge logbook logic logo lonely longhorn lookout loop lotion lounge lower loyalty lucky
luggage lullaby lumber lunar lunch lung lupine luxury lyric macaroni machine mackerel magazine
magenta magic magician magma magnet magpie mahogany maiden mailbox majestic major mammal mammoth
manage mandarin mandolin mango mansion manual maple marathon marble margin marigold marina market
marmoset maroon marsh marvel mascot mason matchbox mattress mature maximum meadow meantime measure
mechanic medicine medley meerkat melody melon member memory mention menu merchant mercury meridian
mermaid message meteor method metro midnight midway mighty military milk mimic mindful mineral
minimum minnow minute miracle mirror mischief misprint mixture mobile model modern modest modify
moisture molar molasses molecule moment monarch monday monitor monsoon month monument moon mortar
mosaic mosquito moss mother motor movie muffin mulberry multiply museum mushroom music muslin
mustache mustang mutual mystery myth napkin nation native navigate navy nearby neat nebula
necklace nectar needle neon nephew nerve network neutral newborn nibble nickel nine ninja noble
nomad noodle north northern notable notebook nothing notice nougat novel november nozzle nuclear
nugget nurse nursery nutmeg nylon oasis oatcake oatmeal obelisk obey object oboe observe obtain
obvious occur ocean octagon october octopus odor office often oilcloth olive olympic omelet
omnibus onion onyx opal open opera opinion opponent optical optimist option orange orbit orchard
orchid oregano organ organize orient origami oriole ornament orphan osprey ostrich otter ounce
outboard outdoor outfit outlaw overcoat overture owner oxygen oyster ozone pacific package paddle
padlock pagoda painter pajamas palace palm pamper pancake panda panel panorama pantry papaya
paprika parade paradise parakeet parallel parcel parent parka parlor parrot parsley partner
passport pasta pastel pasture patch patience patio patrol pattern pavement pavilion payment
peaceful peacock peanut pebble pecan pelican pencil pendant pendulum penguin pension people pepper
perfect perfume period permit person petunia pheasant phone photo phrase physics piano pickle
picnic picture pigeon pigment pillow pinball pinecone pink pinwheel pioneer pipeline piranha
pirate pivot pixel pizza planet plasma plaster plate plateau platinum plaza pledge plenty plot
plush plywood podium poem poetry point polish polite polka pollen polo polygon poncho pond popcorn
poppy popular porch porridge portrait positive possum postage postcard potato pottery poultry
powder practice prairie praise precious prefer prelude prepare present pretzel price primary
problem produce program project promise propel proud provide province prune public pudding pulley
pulse puma pumice pumpkin pupil puppet purple purpose puzzle pyramid python quadrant quail quake
quality quantum quarry query quest quick quiet quince quiver quiz quota rabbit raccoon radar radio
radish raffle ragtime railroad railway rainbow raisin rally random rapid rattle ravine razor
reason recall receipt recipe record recycle reduce redwood refuse region regular reindeer reject
relative relax release relief remain remedy remember remind remote renew rent repair repeat
replace reply report reptile request rescue resist respect result retire return reveal review
reward rhubarb rhythm ribbon rich rigid ripple risk ritual robin robot rodeo romance rookie
rooster rosemary rotate rough rowboat royal rubber ruby rucksack rudder ruler runaway runner rural
rustic sack safari safety saffron saga sailboat sailor salad salami salmon salute sandal sandwich
sapphire sardine satchel satin saturday saturn sauce sauna sausage savor sawdust sawmill scale
scallop scarf scatter scholar school science scissors scooter score scorpion scout scramble scrap
screen screw script scroll sculptor seagull search seaweed second secret section secure seldom
select semester seminar senior sense sentence sequel sequoia series sermon serpent service session
seven several shadow shallow shamrock shape shark shawl shed sheep shelf shelter sherbet sheriff
shield shift shin shipyard shiver shoelace short shoulder shovel shower shrimp shrub shuttle
sibling sidewalk siesta silence silicon silly silver similar simple sister skate skeleton sketch
skill skirt skunk skylark skylight slalom sleeve slender slice slipper slogan slope small smart
smile smoke smooth snail snake sneeze snorkel snow snowman soap soccer social soda soft soldier
solid solution solve sonar song songbird soprano south souvenir soybean space spaniel sparkle
sparrow speak special specimen spectrum speech speed sphere spider spike spinach spiral spirit
splash spoil sponge spoon spray spread spring sprout spruce spy square squash squid squirrel
stable stadium staff stage stamp standard star starfish station statue steam step stereo sticker
sting stingray stock stomach stone stool storm strategy straw street stretch strong student studio
stumble sturdy submerge subtitle suburban subway success sudden sugar suggest suitcase sulfur
summer sunbeam sunday sunrise sunset super supply support supreme surface surprise surround survey
swan sweater swim switch sword sycamore syllable symphony syrup system tablet tackle tadpole
taffeta talent tandem tanker tapestry tapioca target tariff tavern taxi teacher teammate teapot
teddy telegram tenant tender tennis terminal terrace textbook texture thank theme theory thermos
thimble thing thirst thistle thorn thousand thread three thrifty thrill thrive thumb thunder
thursday thyroid ticket tiger tinsel tiny titan title toboggan today toddler toga together tomato
tomorrow tongue tonight tooth topaz topic topsoil torpedo tortoise total toucan tourist toward
towel town trade traffic trailer transfer transit trapdoor trapeze treasure treaty treetop trellis
tremble trend triangle tribe tricycle trident trigger trilogy trim trinket triple trolley trombone
trophy tropical trouble trousers trout truck true trumpet trust truth tuba tuesday tugboat tulip
tundra tunic tunnel turbine turmeric turnip turret turtle tutor tuxedo twelve twenty twig twilight
twine twist typical ukulele ultimate umbrella unable uncle under unicorn uniform unique unit
universe unknown unlock until unusual update uphill upper upright upset upstairs upward urban
urgent useful usual utensil utmost vacant vaccine vacuum vague valid valley valve vanguard vanilla
vanish vapor variety various vault vehicle velocity velvet vendor venture verdict version vertical
vessel veteran viaduct vibrate victory video village vinegar vineyard vintage vinyl viola violet
violin viper virtue visible vision visit visual vital vitamin vivid voice volcano volume vortex
vote voucher voyage wagon walker walkway walnut walrus waltz warbler wardrobe warm warning warrior
washer wasp watchdog webcam wedding weekday weekend welcome welder wheat whisper wicker widget
wildcat wildlife windmill window wing winter wire wisdom wolf woman wombat wooden woodland
woodwind wool workshop worry worthy wreath wrench wrestle wrinkle wrist writer yacht yearbook
yellow yogurt yonder young zebra zenith zephyr zero zigzag zinc zodiac zombie zoology zucchini
`
  .trim()
  .split(/\s+/);
